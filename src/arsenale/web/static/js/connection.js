// @ts-check
// The line to a table: numbered updates in, requests with answers out, and back again after every break.

/** @import { Refusal } from "./dom.js" */
/** @import { ClientMessage, DoneMessage, HintMessage, ServerMessage, Watch, WhyMessage } from "./types.js" */

/** @typedef {Exclude<ClientMessage, { type: "watch" | "ping" }>} Question */
/** @typedef {DoneMessage | WhyMessage | HintMessage} Answer */
/**
 * @template M
 * @typedef {M extends { type: "why" } ? WhyMessage : M extends { type: "hint" } ? HintMessage : DoneMessage} AnswerTo
 */
/** @typedef {Exclude<ServerMessage, { type: "answer" | "why" | "hint" | "pong" }>} News */
/** @typedef {"live" | "lost" | "gone"} LineState */
/** @typedef {{ resolve: (answer: Answer) => void, reject: (error: Refusal) => void }} Waiting */

const PING_MS = 20_000;
const DEAD_MS = 32_000;
const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 8_000;
const ANSWER_MS = 15_000;
const FOR_GOOD = [4404];

export class Connection {
  /**
   * `greet()` gives the message to begin with; `hear(message)` gets what comes; `show(state)` live, lost or gone.
   * @param {string} path
   * @param {{ greet: () => Watch, hear: (message: News) => void, show: (state: LineState) => void }} listeners
   */
  constructor(path, { greet, hear, show }) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.address = `${scheme}//${location.host}${path}`;
    this.greet = greet;
    this.hear = hear;
    this.show = show;
    this.pause = FIRST_PAUSE_MS;
    /** @type {Map<unknown, Waiting>} */
    this.asked = new Map();
    this.number = 0;
    this.heard = 0;
    /** Until the last message is heard. @type {Promise<unknown>} */
    this.last = Promise.resolve();
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {number | undefined} */
    this.timer = undefined;
    setInterval(() => this.listen(), PING_MS);
    window.addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.listen());
    this.open();
  }

  open() {
    clearTimeout(this.timer);
    this.timer = undefined;
    const socket = new WebSocket(this.address);
    socket.binaryType = "arraybuffer";
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.pause = FIRST_PAUSE_MS;
      this.heard = Date.now();
      this.send(this.greet());
      this.show("live");
    });
    socket.addEventListener("message", (event) => {
      this.heard = Date.now();
      this.unpack(event.data, socket);
    });
    socket.addEventListener("close", (event) => socket === this.socket && this.lose(event.code));
  }

  /**
   * Packed messages take a moment; all are heard in the order in which they came.
   * @param {string | ArrayBuffer} data
   * @param {WebSocket} socket
   */
  unpack(data, socket) {
    const text = typeof data === "string" ? data : inflate(data);
    const heard = this.last.then(async () => {
      const message = JSON.parse(await text);
      if (socket === this.socket) this.take(message);
    });
    this.last = heard.catch(reportError); // a fault in one message does not silence the next
  }

  /** @param {number} code */
  lose(code) {
    for (const { reject } of this.asked.values()) reject({ code: "lost" });
    this.asked.clear();
    if (FOR_GOOD.includes(code)) {
      this.show("gone");
      return;
    }
    this.show("lost");
    this.timer = setTimeout(() => this.open(), this.pause * (0.7 + Math.random() * 0.6));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE_MS);
  }

  hurry() {
    if (this.timer) this.open();
  }

  /** A line that says nothing for too long is dead, whatever the browser thinks of it. */
  listen() {
    if (this.timer) {
      this.hurry();
      return;
    }
    if (this.isLive && Date.now() - this.heard > DEAD_MS) {
      const old = this.socket;
      this.socket = null;
      old?.close();
      this.lose(0);
      return;
    }
    this.send({ type: "ping" });
  }

  get isLive() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** @param {ClientMessage} message */
  send(message) {
    if (this.isLive) this.socket?.send(JSON.stringify(message));
  }

  /**
   * A request; the promise holds its answer.
   * @template {Question} M
   * @param {M} message
   * @param {number} patience
   * @returns {Promise<AnswerTo<M>>}
   */
  ask(message, patience = ANSWER_MS) {
    if (!this.isLive) return Promise.reject({ code: "lost" });
    const id = ++this.number;
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.asked.delete(id);
        reject({ code: "lost" });
      }, patience);
      this.asked.set(id, {
        resolve: (answer) => {
          clearTimeout(late);
          resolve(/** @type {AnswerTo<M>} */ (answer));
        },
        reject: (error) => {
          clearTimeout(late);
          reject(error);
        },
      });
      this.send({ ...message, id });
    });
  }

  /** @param {ServerMessage} message */
  take(message) {
    if (message.type === "answer" || message.type === "why" || message.type === "hint") {
      const waiting = this.asked.get(message.id);
      this.asked.delete(message.id);
      if (message.type === "answer" && !message.ok) waiting?.reject(message.error);
      else waiting?.resolve(message);
    } else if (message.type !== "pong") {
      this.hear(message);
    }
  }
}

/**
 * A packed message as text.
 * @param {ArrayBuffer} data
 */
function inflate(data) {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(stream).text();
}
