import { Decoder } from "./decode/decoder.js";
import { writeInfoset } from "./infoset/writer.js";
import { Refusal } from "./refusal.js";
import { Schema } from "./schema/schema.js";
import { TextReader } from "./text/reader.js";

const NAME = "javascript";

/** Answers requests. */
export class Executor {
  #schemas = new Map();
  #decoders = new Map();

  /** The answer to a request, both as JSON; whatever goes wrong is one. */
  answer(request) {
    try {
      return JSON.stringify(this.#result(JSON.parse(request)));
    } catch (error) {
      return JSON.stringify(excuse(error));
    }
  }

  #result(request) {
    switch (request.do) {
      case "hello":
        return this.#hello(request.schemas);
      case "decode":
        return this.#decode(request);
      case "parse":
        return this.#parse(request);
      default:
        return { unsupported: `unknown request '${request.do}'` };
    }
  }

  #hello(schemas) {
    for (const [key, json] of Object.entries(schemas)) {
      this.#schemas.set(key, new Schema(key, json));
    }
    return { name: NAME, does: ["decode", "parse"] };
  }

  #decode(request) {
    if (request.schema === undefined) {
      return { unsupported: "no detection" };
    }
    const schema = this.#schemas.get(request.schema);
    if (schema === undefined) {
      return { failed: `unknown schema '${request.schema}'` };
    }
    if (!this.#decoders.has(schema)) {
      this.#decoders.set(schema, new Decoder(schema));
    }
    const root = this.#decoders.get(schema).decode(bytes(request));
    return { infoset: writeInfoset(schema, root) };
  }

  #parse(request) {
    const schemas = [...this.#schemas.values()];
    const reader = new TextReader(schemas, request.options ?? {});
    const { schema, root } = reader.read(bytes(request));
    if (schema.hasChecksums) {
      // A text omits those that are right, and this executor computes none.
      return { unsupported: "checksums" };
    }
    return { infoset: writeInfoset(schema, root) };
  }
}

function excuse(error) {
  if (error instanceof Refusal) {
    return { refused: [], message: error.message };
  }
  if (error instanceof RangeError && error.message.includes("call stack")) {
    return { refused: [], message: "too-deep: this is nested too deep to be read" };
  }
  return { failed: String(error?.stack ?? error) };
}

function bytes(request) {
  return Uint8Array.from(Buffer.from(request.data, "hex"));
}
