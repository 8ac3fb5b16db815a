import * as vscode from "vscode";
import { SELECTOR } from "./languages";
import type { Tool } from "./tool";

/** The state of the language server, in the language status of the editor. */
export class Status implements vscode.Disposable {
  private readonly item = vscode.languages.createLanguageStatusItem("diptych.server", SELECTOR);

  constructor() {
    this.item.name = "Diptych";
    this.item.command = { command: "diptych.restart", title: "Restart" };
    this.stopped();
  }

  starting(): void {
    this.show("Diptych is starting", "", vscode.LanguageStatusSeverity.Information, true);
  }

  running(tool: Tool): void {
    const detail = `${tool.version}: ${tool.command.join(" ")}`;
    this.show("Diptych", detail, vscode.LanguageStatusSeverity.Information, false);
  }

  stopped(): void {
    this.show("Diptych is not running", "", vscode.LanguageStatusSeverity.Information, false);
  }

  failed(reason: string): void {
    this.show("Diptych is not running", reason, vscode.LanguageStatusSeverity.Error, false);
  }

  dispose(): void {
    this.item.dispose();
  }

  private show(text: string, detail: string, severity: vscode.LanguageStatusSeverity, busy: boolean): void {
    this.item.text = text;
    this.item.detail = detail;
    this.item.severity = severity;
    this.item.busy = busy;
  }
}
