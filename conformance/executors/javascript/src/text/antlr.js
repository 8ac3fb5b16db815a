// Must be the same runtime as that of the generated modules, because it compares classes.
export {
  BailErrorStrategy,
  CharStream,
  CommonTokenStream,
  Token,
} from "../../../../../generated/javascript/node_modules/antlr4/dist/antlr4.node.mjs";
export { default as DiptychLexer } from "../../../../../generated/javascript/grammar/DiptychLexer.js";
export { default as DiptychParser } from "../../../../../generated/javascript/grammar/DiptychParser.js";
