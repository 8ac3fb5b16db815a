/** An input that is not acceptable. */
export class Refusal extends Error {
  constructor(code, message) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

/** Refuses the input that is being read. */
export function refuse(code, message) {
  throw new Refusal(code, message);
}
