import * as fs from "node:fs";
import Module from "node:module";
import * as path from "node:path";
import { URI, Utils } from "vscode-uri";
import { EXTENSION } from "./files";

type Listener = (event: unknown) => unknown;

class EventEmitter {
  private readonly listeners = new Set<Listener>();
  readonly event = (listener: Listener) => {
    this.listeners.add(listener);
    return { dispose: () => this.listeners.delete(listener) };
  };
  /** Returns what the listeners return, so that tests can wait for it. */
  fire = (event: unknown) => [...this.listeners].map((listener) => listener(event));
  dispose = () => this.listeners.clear();
}

class FileSystemError extends Error {
  static Unavailable = (message: string) => new FileSystemError(message);
  static NoPermissions = (message: string) => new FileSystemError(message);
}

class Position {
  constructor(
    readonly line: number,
    readonly character: number,
  ) {}
}

class Range {
  readonly start: Position;
  readonly end: Position;
  constructor(startLine: number, startCharacter: number, endLine: number, endCharacter: number) {
    this.start = new Position(startLine, startCharacter);
    this.end = new Position(endLine, endCharacter);
  }
}

class Diagnostic {
  code: unknown;
  source = "";
  constructor(
    readonly range: Range,
    readonly message: string,
    readonly severity: number,
  ) {}
}

class Selected {
  constructor(readonly uri: URI) {}
}
class TabInputText extends Selected {}
class TabInputCustom extends Selected {}

class RelativePattern {
  constructor(
    readonly baseUri: URI,
    readonly pattern: string,
  ) {}
}

/** What an open document has. */
export interface Document {
  uri: URI;
  languageId: string;
  version: number;
  isDirty: boolean;
  isUntitled: boolean;
  getText(): string;
  save(): Promise<boolean>;
}

/** A document with the content of a file, or with another one. */
export function document(uri: URI, content?: string): Document {
  const languageId = uri.path.endsWith(".mkm") ? "mikoto-motion" : "diptych";
  const text = content ?? fs.readFileSync(uri.fsPath, "utf8");
  const isUntitled = uri.scheme === "untitled";
  return { uri, languageId, version: 1, isDirty: false, isUntitled, getText: () => text, save: async () => true };
}

/** As much of VS Code as the extension uses. Tests set answers and read what was done. */
export class Editor {
  readonly settings = new Map<string, unknown>();
  readonly documents: Document[] = [];
  readonly commands = new Map<string, (...args: unknown[]) => unknown>();
  /** Commands of VS Code that were run, with their arguments. */
  readonly executed: unknown[][] = [];
  /** Messages to the user. */
  readonly messages: string[] = [];
  /** What the user answers, in order. */
  readonly answers: unknown[] = [];
  readonly problems = new Map<string, Diagnostic[]>();
  readonly shown: URI[] = [];
  readonly status: Record<string, unknown> = {};
  readonly opened = new EventEmitter();
  readonly changed = new EventEmitter();
  readonly configured = new EventEmitter();
  readonly trusted = new EventEmitter();
  readonly tabsChanged = new EventEmitter();
  /** Tabs that were closed. */
  readonly closed: unknown[] = [];
  isTrusted = true;
  /** Whether documents start the language server. */
  startsServer = false;
  folders: URI[] = [];
  tabs: unknown[] = [];
  fileSystem: any;
  contents: any;
  customEditor: any;
  private ask = async (message: string, ...rest: unknown[]) => {
    this.messages.push(message);
    return rest.length > 0 ? this.answers.shift() : undefined;
  };

  readonly api = this.createApi();

  /** Loads the bundle that the package contains, and activates it. */
  activate(): { deactivate(): Promise<void>; subscriptions: { dispose(): unknown }[] } {
    const loader = Module as unknown as { _load(request: string, ...rest: unknown[]): unknown };
    const load = loader._load;
    loader._load = (request, ...rest) => (request === "vscode" ? this.api : load.call(Module, request, ...rest));
    try {
      const bundle = path.join(EXTENSION, "dist/extension.js");
      delete require.cache[bundle];
      const extension = require(bundle);
      const subscriptions: { dispose(): unknown }[] = [];
      extension.activate({ subscriptions });
      return { deactivate: extension.deactivate, subscriptions };
    } finally {
      loader._load = load;
    }
  }

  run(command: string, ...args: unknown[]): unknown {
    const action = this.commands.get(command);
    if (!action) {
      throw new Error(`${command} is not registered`);
    }
    return action(...args);
  }

  open(opened: Document): Document {
    this.documents.push(opened);
    this.opened.fire(opened);
    return opened;
  }

  private createApi(): unknown {
    const editor = this;
    const workspace = withDefaults({
      getConfiguration: () => ({ get: (name: string, fallback: unknown) => editor.settings.get(name) ?? fallback }),
      get isTrusted() {
        return editor.isTrusted;
      },
      get workspaceFolders() {
        return editor.folders.map((uri, index) => ({ uri, index, name: path.basename(uri.path) }));
      },
      get textDocuments() {
        return editor.documents;
      },
      onDidOpenTextDocument: this.opened.event,
      onDidChangeTextDocument: this.changed.event,
      onDidChangeConfiguration: this.configured.event,
      onDidGrantWorkspaceTrust: this.trusted.event,
      registerFileSystemProvider: (_scheme: string, provider: unknown) => keep(editor, "fileSystem", provider),
      registerTextDocumentContentProvider: (_scheme: string, provider: unknown) => keep(editor, "contents", provider),
      openTextDocument: async (uri: URI) => editor.find(uri) ?? editor.load(uri),
      fs: {
        readFile: async (uri: URI) => fs.readFileSync(uri.fsPath),
        writeFile: async (uri: URI, bytes: Uint8Array) => fs.writeFileSync(uri.fsPath, bytes),
        stat: async (uri: URI) => ({ type: 1, ctime: 1, mtime: fs.statSync(uri.fsPath).mtimeMs, size: 1 }),
        isWritableFileSystem: () => true,
      },
    });
    const window = withDefaults({
      showErrorMessage: this.ask,
      showWarningMessage: this.ask,
      showInformationMessage: this.ask,
      showSaveDialog: async () => editor.answers.shift(),
      showOpenDialog: async () => editor.answers.shift(),
      showTextDocument: async (shown: URI | Document) => editor.shown.push(shown instanceof URI ? shown : shown.uri),
      registerCustomEditorProvider: (_type: string, provider: unknown) => keep(editor, "customEditor", provider),
      tabGroups: withDefaults({
        onDidChangeTabs: this.tabsChanged.event,
        close: async (tab: unknown) => editor.closed.push(tab),
        get all() {
          return [{ tabs: editor.tabs.map((input) => ({ input })) }];
        },
        get activeTabGroup() {
          return { activeTab: { input: editor.tabs[0] } };
        },
      }),
    });
    const languages = withDefaults({
      createLanguageStatusItem: () => Object.assign(editor.status, { dispose: () => undefined }),
      createDiagnosticCollection: () => ({
        set: (uri: URI, found: Diagnostic[]) => editor.problems.set(uri.toString(), found),
        delete: (uri: URI) => editor.problems.delete(uri.toString()),
        dispose: () => undefined,
      }),
      getDiagnostics: () => [],
      setTextDocumentLanguage: async (changed: Document, language: string) => {
        changed.languageId = language;
        return changed;
      },
      match: (selector: unknown, candidate: Document) => (editor.startsServer ? score(selector, candidate) : 0),
    });
    const commands = withDefaults({
      registerCommand: (name: string, action: (...args: unknown[]) => unknown) => {
        editor.commands.set(name, action);
        return { dispose: () => editor.commands.delete(name) };
      },
      executeCommand: async (...args: unknown[]) => editor.executed.push(args),
    });
    const env = withDefaults({ appName: "test", language: "en" });
    const Uri = Object.assign(URI, { joinPath: Utils.joinPath });
    const known = { Uri, EventEmitter, FileSystemError, Position, Range, Diagnostic, TabInputText, TabInputCustom };
    return withClasses({ ...known, ...NUMBERS, RelativePattern, workspace, window, languages, commands, env, version: "1.91.0" });
  }

  private find(uri: URI): Document | undefined {
    return this.documents.find((candidate) => candidate.uri.toString() === uri.toString());
  }

  private async load(uri: URI): Promise<Document> {
    return document(uri, Buffer.from(await this.read(uri)).toString("utf8"));
  }

  private async read(uri: URI): Promise<Uint8Array> {
    if (uri.scheme === "diptych") {
      return this.fileSystem.readFile(uri);
    }
    return uri.scheme === "file"
      ? fs.readFileSync(uri.fsPath)
      : Buffer.from(await this.contents.provideTextDocumentContent(uri), "utf8");
  }
}

function keep(editor: Editor, name: "fileSystem" | "contents" | "customEditor", provider: unknown) {
  editor[name] = provider;
  return { dispose: () => undefined };
}

/** Selectors of the extension: languages with schemes, and files of an ending. */
function score(selector: unknown, candidate: Document): number {
  const filters = (Array.isArray(selector) ? selector : [selector]) as Record<string, string>[];
  const matches = (filter: Record<string, string>) =>
    (filter["scheme"] ?? candidate.uri.scheme) === candidate.uri.scheme &&
    (filter["language"] ?? candidate.languageId) === candidate.languageId &&
    (!filter["pattern"] || candidate.uri.path.endsWith(filter["pattern"].replace("**/*", "")));
  return filters.some(matches) ? 10 : 0;
}

/** Has every member and can be called; all of that is itself. */
const NOTHING = new Proxy(() => undefined, {
  get: (target, name) => (name === "then" ? undefined : name in target ? Reflect.get(target, name) : NOTHING),
  apply: (): unknown => NOTHING,
}) as unknown;

/** Events that never happen, and registrations without effect, for what the language client uses. */
function withDefaults<T extends object>(known: T): T {
  return new Proxy(known, {
    get: (target, name) => (name in target ? Reflect.get(target, name) : NOTHING),
  });
}

/** Enums. */
const NUMBERS = {
  FileType: { Unknown: 0, File: 1, Directory: 2, SymbolicLink: 64 },
  FilePermission: { Readonly: 1 },
  FileChangeType: { Changed: 1, Created: 2, Deleted: 3 },
  DiagnosticSeverity: { Error: 0, Warning: 1, Information: 2, Hint: 3 },
  LanguageStatusSeverity: { Information: 0, Warning: 1, Error: 2 },
  ViewColumn: { Active: -1, Beside: -2 },
};

/** Empty classes for what the language client extends. */
function withClasses<T extends object>(known: T): T {
  const classes = new Map<string | symbol, unknown>();
  return new Proxy(known, {
    get: (target, name) => {
      if (!(name in target) && !classes.has(name)) {
        classes.set(name, new Proxy(class {}, { get: (type, member) => Reflect.get(type, member) ?? NOTHING }));
      }
      return name in target ? Reflect.get(target, name) : classes.get(name);
    },
  });
}
