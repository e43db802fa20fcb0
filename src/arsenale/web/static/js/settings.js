// The settings of this device.

import { $, copy } from "./dom.js";
import { bindPrefs } from "./prefs.js";

bindPrefs();
$("#copy-move")?.addEventListener("click", (event) => copy($("#move-url").value, event.target));
$("#move-url")?.addEventListener("focus", (event) => event.target.select());
