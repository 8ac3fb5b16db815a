// Powers of ten beyond these are nothing, or more than anything, whatever the digits.
const MOST_EXPONENT = 400n;

/**
 * The bits of the float nearest to `significand` times ten to the power of `exponent`, ties to even.
 * It is exact: rounding a double once more would not be.
 */
export function nearest({ significand, length }, exponent, bits, fractionBits) {
  const scale = exponent + BigInt(length);
  if (significand === 0n || scale < -MOST_EXPONENT) {
    return 0n;
  }
  if (exponent > MOST_EXPONENT) {
    return 1n << BigInt(bits - 1);
  }
  const up = exponent > 0n ? 10n ** exponent : 1n;
  const down = exponent < 0n ? 10n ** -exponent : 1n;
  return quotient(significand * up, down, bits, fractionBits);
}

/** The bits of the float nearest to `over` through `under`, both above 0. */
function quotient(over, under, bits, fractionBits) {
  const bias = (1 << (bits - fractionBits - 2)) - 1;
  const exponent = Math.max(magnitude(over, under), 1 - bias);
  const last = exponent - fractionBits;
  const fraction = divide(shifted(over, -last), shifted(under, last));
  // The leading bit of the fraction counts as one more in the exponent, and so does a carry.
  return (BigInt(exponent + bias - 1) << BigInt(fractionBits)) + fraction;
}

/** The greatest power of two that is not above `over` through `under`. */
function magnitude(over, under) {
  const power = bitLength(over) - bitLength(under);
  return shifted(over, -power) >= shifted(under, power) ? power : power - 1;
}

/** `over` through `under`, ties to even. */
function divide(over, under) {
  const whole = over / under;
  const rest = 2n * (over % under);
  const up = rest > under || (rest === under && (whole & 1n) === 1n);
  return up ? whole + 1n : whole;
}

function shifted(number, bits) {
  return bits > 0 ? number << BigInt(bits) : number;
}

function bitLength(number) {
  return number.toString(2).length;
}
