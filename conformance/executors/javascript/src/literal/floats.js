import { refuse } from "../refusal.js";
import { nearest } from "./rounding.js";

const FRACTIONS = new Map([
  [32, 23],
  [64, 52],
]);
const DECIMAL = /^(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;
const PRINTF = /^1\.#(INF|IND|QNAN)0*$/;
const NAN = /^nan(?::0x([0-9a-fA-F]+))?$/;

/** The bits of the float of `bits` bits that `text` spells. */
export function readFloat(text, bits) {
  const negative = text.startsWith("-");
  const unsigned = negative ? text.substring(1) : text;
  const sign = negative ? 1n << BigInt(bits - 1) : 0n;
  return sign | magnitude(unsigned, bits, FRACTIONS.get(bits));
}

function magnitude(text, bits, fractionBits) {
  const infinity =
    (((1n << BigInt(bits - 1)) >> BigInt(fractionBits)) - 1n) << BigInt(fractionBits);
  const decimal = DECIMAL.exec(text);
  if (decimal !== null) {
    const [, whole, fraction = "", exponent = "0"] = decimal;
    const digits = {
      significand: BigInt(whole + fraction),
      length: whole.length + fraction.length,
    };
    const rounded = nearest(digits, BigInt(exponent) - BigInt(fraction.length), bits, fractionBits);
    if (rounded >= infinity) {
      refuse("out-of-range", `${text} is beyond what ${bits} bits hold`);
    }
    return rounded;
  }
  return infinity | special(text, bits, fractionBits);
}

/** The fraction of an infinity or a NaN. */
function special(text, bits, fractionBits) {
  const quiet = 1n << BigInt(fractionBits - 1);
  const printf = PRINTF.exec(text);
  // A C library of doubles has spelled these.
  if (printf !== null && bits === 64) {
    return printf[1] === "INF" ? 0n : quiet;
  }
  const nan = NAN.exec(text);
  if (text !== "inf" && nan === null) {
    refuse("bad-number", `${text} is not a number`);
  }
  const fraction = nan === null ? 0n : nan[1] === undefined ? quiet : BigInt(`0x${nan[1]}`);
  if (nan !== null && (fraction === 0n || fraction >> BigInt(fractionBits) !== 0n)) {
    refuse("bad-number", `${text} is not a valid NaN: its payload must fit and not be 0`);
  }
  return fraction;
}
