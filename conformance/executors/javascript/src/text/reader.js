import { bindText } from "../bind/text-binder.js";
import { refuse } from "../refusal.js";
import { BodyLexer } from "./body-lexer.js";
import { chooseSchema, LAYOUT } from "./choice.js";
import { readHeader } from "./header.js";
import { Source } from "./source.js";
import { strictParser } from "./strict.js";
import { itemsOf } from "./tree.js";

/** Reads texts, each by the schema that its header line names. */
export class TextReader {
  #schemas;
  #options;

  constructor(schemas, options) {
    this.#schemas = schemas;
    this.#options = options;
  }

  /** The schema that a text follows, and its root. */
  read(bytes) {
    const source = new Source(bytes);
    const header = readHeader(source);
    const raw = this.#schemas.some(
      (schema) => schema.rawStrings && schema.format.title === header?.title,
    );
    source.check(raw);
    if (header === null) {
      refuse("missing-header", "the text does not begin with a header line");
    }
    const body = parseBody(source, header.end, raw);
    const schema = chooseSchema(this.#schemas, this.#options, { source, header, ...body });
    const items = body.items.filter((item) => !isLayout(schema, item));
    return { schema, root: bindText(schema, source, items, body.tail) };
  }
}

function parseBody(source, start, raw) {
  const stream = source.stream(start, source.bytes.length);
  const body = strictParser(new BodyLexer(stream, raw)).body();
  return { items: itemsOf(body), tail: body.end.stop + 1 };
}

function isLayout(schema, item) {
  const given = item.sort === "attribute" && item.name === LAYOUT;
  return given && schema.format.layout !== undefined;
}
