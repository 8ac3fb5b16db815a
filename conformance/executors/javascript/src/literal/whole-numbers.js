const LEAST = -(1n << 63n);
const MOST = (1n << 64n) - 1n;

/** The whole number that `text` spells, or null where it needs more than 64 bits. */
export function readWhole(text) {
  const negative = text.startsWith("-");
  const magnitude = BigInt(negative ? text.substring(1) : text);
  const value = negative ? -magnitude : magnitude;
  return value < LEAST || value > MOST ? null : value;
}
