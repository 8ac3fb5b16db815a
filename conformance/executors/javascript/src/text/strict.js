import { refuse } from "../refusal.js";
import { BailErrorStrategy, CommonTokenStream, DiptychParser } from "./antlr.js";

/** Refuses at the first error. */
class RefusingStrategy extends BailErrorStrategy {
  recover(parser, error) {
    const token = error.offendingToken ?? parser.getCurrentToken();
    refuse("syntax", `line ${token.line}: '${token.text}' does not belong here`);
  }
}

/** A parser over the tokens of `lexer` that takes no errors. */
export function strictParser(lexer) {
  lexer.removeErrorListeners();
  const parser = new DiptychParser(new CommonTokenStream(lexer));
  parser.removeErrorListeners();
  parser._errHandler = new RefusingStrategy();
  return parser;
}
