import { readSync, writeSync } from "node:fs";

const INPUT = 0;
const OUTPUT = 1;
const pause = new Int32Array(new SharedArrayBuffer(4));

/** The text of the next message of standard input; null where it has ended. */
export function readMessage() {
  const length = read(4);
  return length === null ? null : (read(length.readUInt32LE(0))?.toString("utf8") ?? null);
}

/** Writes a message with this text to standard output. */
export function writeMessage(text) {
  const json = Buffer.from(text, "utf8");
  const frame = Buffer.alloc(4 + json.length);
  frame.writeUInt32LE(json.length, 0);
  json.copy(frame, 4);
  let at = 0;
  while (at < frame.length) {
    at += patiently(() => writeSync(OUTPUT, frame, at));
  }
}

function read(count) {
  const bytes = Buffer.alloc(count);
  let at = 0;
  while (at < count) {
    const got = patiently(() => readSync(INPUT, bytes, at, count - at, null));
    if (got === 0) {
      return null;
    }
    at += got;
  }
  return bytes;
}

/** Non-blocking pipes report an error instead of waiting. */
function patiently(work) {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (error.code === "EOF") {
        return 0;
      }
      if (error.code !== "EAGAIN") {
        throw error;
      }
      Atomics.wait(pause, 0, 0, 1);
    }
  }
}
