import { refuse } from "../refusal.js";
import { DiptychLexer } from "./antlr.js";

// The limit of nested blocks and tuples.
const MOST_DEPTH = 500;

/** The tokens of a text after its header line. */
export class BodyLexer extends DiptychLexer {
  #raw;
  #braces = 0;
  #parentheses = 0;

  constructor(input, raw) {
    super(input);
    this.#raw = raw;
    this.setMode(DiptychLexer.modeNames.indexOf(raw ? "RAW" : "BODY"));
  }

  nextToken() {
    let token = super.nextToken();
    // In texts of other programs, the format determines what may follow the end.
    while (this.#raw && token.type === DiptychLexer.AFTER_END) {
      token = super.nextToken();
    }
    this.#count(token.type);
    if (this.#braces + this.#parentheses > MOST_DEPTH) {
      refuse("too-deep", `more than ${MOST_DEPTH} blocks or tuples inside each other`);
    }
    return token;
  }

  #count(type) {
    switch (type) {
      case DiptychLexer.LBRACE:
        this.#braces++;
        this.#parentheses = 0;
        break;
      case DiptychLexer.RBRACE:
        this.#braces = Math.max(0, this.#braces - 1);
        this.#parentheses = 0;
        break;
      case DiptychLexer.LPAREN:
        this.#parentheses++;
        break;
      case DiptychLexer.RPAREN:
        this.#parentheses = Math.max(0, this.#parentheses - 1);
        break;
    }
  }
}
