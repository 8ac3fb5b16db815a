import * as vscode from "vscode";
import { describe, linesOf, rangeOf, summarize, type Message } from "./core/messages";

const SEVERITIES = {
  error: vscode.DiagnosticSeverity.Error,
  warning: vscode.DiagnosticSeverity.Warning,
  note: vscode.DiagnosticSeverity.Information,
};

/** Messages of commands at their lines. They go away when the text changes. */
export class Problems implements vscode.Disposable {
  private readonly collection = vscode.languages.createDiagnosticCollection("diptych-command");
  private readonly subscription = vscode.workspace.onDidChangeTextDocument((event) => {
    if (event.contentChanges.length > 0) {
      this.collection.delete(event.document.uri);
    }
  });

  /** Replaces the messages of a text, except those that the language server shows already. */
  set(uri: vscode.Uri, text: string, messages: readonly Message[]): void {
    this.collection.delete(uri);
    const shown = vscode.languages.getDiagnostics(uri).map(key);
    const own = messages.map((message) => diagnosticOf(message, linesOf(text)));
    this.collection.set(
      uri,
      own.filter((diagnostic) => !shown.includes(key(diagnostic))),
    );
  }

  clear(uri: vscode.Uri): void {
    this.collection.delete(uri);
  }

  dispose(): void {
    this.subscription.dispose();
    this.collection.dispose();
  }
}

function diagnosticOf(message: Message, lines: readonly string[]): vscode.Diagnostic {
  const { start, end } = rangeOf(message, lines);
  const range = new vscode.Range(start.line, start.character, end.line, end.character);
  const diagnostic = new vscode.Diagnostic(range, describe(message), SEVERITIES[message.severity]);
  diagnostic.code = message.code;
  diagnostic.source = "diptych";
  return diagnostic;
}

function key({ code, range }: vscode.Diagnostic): string {
  const name = typeof code === "object" ? code.value : code;
  return `${name} ${range.start.line}:${range.start.character}`;
}

/** The first error on one line, and how many there are. */
export function firstError(messages: readonly Message[]): string {
  const errors = messages.filter((message) => message.severity === "error");
  const first = errors[0] ? summarize(errors[0]) : "no reason was given";
  const help = errors[0]?.help?.[0] ? ` (${errors[0].help[0]})` : "";
  return errors.length > 1 ? `${first}${help}, and ${errors.length - 1} more` : first + help;
}
