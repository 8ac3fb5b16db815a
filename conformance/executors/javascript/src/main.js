import { Worker } from "node:worker_threads";

// The depth of structs depends on the file, and so does that of the calls that read them. A thread has a stack of
// its own size whatever the limits of the process are.
const STACK_MEGABYTES = 16;

const worker = new Worker(new URL("./server.js", import.meta.url), {
  resourceLimits: { stackSizeMb: STACK_MEGABYTES },
});
worker.on("error", (error) => {
  console.error(error);
  process.exitCode = 1;
});
