import { DiptychLexer } from "./antlr.js";

const KINDS = new Map([
  [DiptychLexer.INT, "integer"],
  [DiptychLexer.HEXINT, "integer"],
  [DiptychLexer.FLOAT, "float"],
  [DiptychLexer.SPECIAL, "special"],
  [DiptychLexer.NAME, "name"],
  [DiptychLexer.STRING, "string"],
  [DiptychLexer.BYTES, "bytes"],
]);

/**
 * The items of a parsed body or block: attributes `{sort, name, value}`, blocks `{sort, name, items}`
 * and rows `{sort, key, cells}`, each with the offsets `start` and `end`.
 */
export function itemsOf(context) {
  return context.item().map(itemOf);
}

function itemOf(item) {
  const context = item.block() ?? item.attribute() ?? item.row();
  const place = { start: context.start.start, end: context.stop.stop + 1 };
  if (item.block() !== null) {
    return { sort: "block", name: context.name.text, items: itemsOf(context), ...place };
  }
  if (item.attribute() !== null) {
    const value = literalOf(context.content);
    return { sort: "attribute", name: context.name.text, value, ...place };
  }
  const key = context.key === null ? null : scalarOf(context.key);
  return { sort: "row", key, cells: context.cells.value().map(literalOf), ...place };
}

/** A value: `{kind, text}`, or a tuple `{kind, elements}`; with offsets as well. */
function literalOf(context) {
  if (context.scalar() !== null) {
    return scalarOf(context.scalar());
  }
  const group = context.group();
  const place = { start: group.start.start, end: group.stop.stop + 1 };
  return { kind: "tuple", elements: group.value().map(literalOf), ...place };
}

/** The text of a scalar has a character a byte. */
function scalarOf({ start: token }) {
  const { start, stop, text } = token;
  return { kind: KINDS.get(token.type), text, start, end: stop + 1 };
}
