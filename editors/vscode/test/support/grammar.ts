import * as fs from "node:fs";
import * as path from "node:path";
import * as oniguruma from "vscode-oniguruma";
import { INITIAL, Registry, parseRawGrammar, type IGrammar } from "vscode-textmate";
import { EXTENSION, type Text } from "./files";

/** Characters of one line with the same scopes; the end is exclusive. */
export interface Token {
  readonly start: number;
  readonly end: number;
  readonly scopes: readonly string[];
}

interface Contributed {
  readonly language: string;
  readonly scopeName: string;
  readonly path: string;
}

/** The grammars as VS Code loads them: from package.json. */
export async function loadGrammars(): Promise<Map<string, IGrammar>> {
  const manifest = JSON.parse(fs.readFileSync(path.join(EXTENSION, "package.json"), "utf8"));
  const contributed = manifest.contributes.grammars as Contributed[];
  await oniguruma.loadWASM(
    fs.readFileSync(path.join(EXTENSION, "node_modules/vscode-oniguruma/release/onig.wasm")).buffer,
  );
  const registry = new Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
      createOnigString: (text) => new oniguruma.OnigString(text),
    }),
    loadGrammar: async (scope) => {
      const found = contributed.find((grammar) => grammar.scopeName === scope);
      if (!found) {
        throw new Error(`no grammar ${scope}`);
      }
      const file = path.join(EXTENSION, found.path);
      return parseRawGrammar(fs.readFileSync(file, "utf8"), file);
    },
  });
  const grammars = new Map<string, IGrammar>();
  for (const { language, scopeName } of contributed) {
    const grammar = await registry.loadGrammar(scopeName);
    if (!grammar) {
      throw new Error(`${scopeName} is not loaded`);
    }
    grammars.set(language, grammar);
  }
  return grammars;
}

/** The tokens of each line. */
export function tokenize(grammar: IGrammar, text: Text): Token[][] {
  let state = INITIAL;
  return text.lines.map((line) => {
    const result = grammar.tokenizeLine(line, state);
    state = result.ruleStack;
    return result.tokens.map((token) => ({
      start: token.startIndex,
      end: Math.min(token.endIndex, line.length),
      scopes: token.scopes,
    }));
  });
}
