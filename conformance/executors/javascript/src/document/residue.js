/** What a spec does not account for in the bytes of one struct. */
export class Residue {
  static NAME = "Residue";
  static NONE = new Residue(new Uint8Array(0), 0n, []);

  /** `patches` are objects of `offset`, a whole number, and the bytes `encoded` and `actual`. */
  constructor(trailing, slack, patches) {
    this.trailing = trailing;
    this.slack = slack;
    this.patches = patches;
  }

  get isEmpty() {
    return this.trailing.length === 0 && this.slack === 0n && this.patches.length === 0;
  }

  /** The same with other trailing bytes. */
  withTrailing(trailing) {
    return new Residue(trailing, this.slack, this.patches);
  }
}
