import { Residue } from "../document/residue.js";
import { readBytes } from "../literal/bytes.js";
import { readWhole } from "../literal/whole-numbers.js";
import { refuse } from "../refusal.js";

const MOST_NUMBER = (1n << 63n) - 1n;

/** The residue of a block: `trailing = x"…"`, `slack = 1` and rows `offset (encoded actual)`. */
export function bindResidue(block) {
  const given = { trailing: null, slack: null };
  const patches = [];
  for (const item of block.items) {
    if (item.sort === "row") {
      patches.push(patchOf(item, endOf(patches.at(-1))));
    } else if (item.sort === "block" || !(item.name in given)) {
      refuse("unknown-field", `Residue has no '${item.name}'`);
    } else if (given[item.name] !== null) {
      refuse("duplicate-field", `duplicate '${item.name}'`);
    } else {
      given[item.name] = item.name === "trailing" ? bytesOf(item.value) : numberOf(item.value);
    }
  }
  return new Residue(given.trailing ?? new Uint8Array(0), given.slack ?? 0n, patches);
}

function patchOf({ key, cells }, least) {
  if (key === null || cells.length < 1 || cells.length > 2) {
    refuse("wrong-type", "this is not a row of residue");
  }
  const offset = numberOf(key);
  const [first, second] = cells.map(bytesOf);
  if (offset < least) {
    refuse("out-of-range", "offsets of residue ascend from 0, and its runs do not overlap");
  }
  // If only one is given, nothing would be written there.
  const patch =
    second === undefined
      ? { offset, encoded: new Uint8Array(first.length), actual: first }
      : { offset, encoded: first, actual: second };
  if (sameBytes(patch.encoded, patch.actual)) {
    refuse("residue-unchanged", "this row of residue changes nothing");
  }
  return patch;
}

function endOf(patch) {
  return patch === undefined ? 0n : patch.offset + BigInt(patch.encoded.length);
}

function sameBytes(a, b) {
  return a.length === b.length && a.every((byte, at) => byte === b[at]);
}

function bytesOf(literal) {
  return literal.kind === "bytes" ? readBytes(literal.text) : refuse("wrong-type", "no bytes");
}

function numberOf(literal) {
  const value = literal.kind === "integer" ? readWhole(literal.text) : null;
  return value !== null && value <= MOST_NUMBER ? value : refuse("wrong-type", "no number");
}
