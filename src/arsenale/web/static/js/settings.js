// @ts-check
// The settings of this device.

import { copy, maybe, target } from "./dom.js";
import { bindPrefs } from "./prefs.js";

bindPrefs();
const moveLink = /** @type {HTMLInputElement | null} */ (maybe("#move-url"));
maybe("#copy-move")?.addEventListener("click", (event) => copy(moveLink?.value ?? "", target(event)));
moveLink?.addEventListener("focus", () => moveLink.select());
