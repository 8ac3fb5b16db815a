import { Executor } from "./executor.js";
import { readMessage, writeMessage } from "./frames.js";

const executor = new Executor();
for (let request = readMessage(); request !== null; request = readMessage()) {
  writeMessage(executor.answer(request));
}
