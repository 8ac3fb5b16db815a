import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import * as path from "node:path";
import { describe, test } from "node:test";
import { SKIPPED, builtCommand } from "./support/command";
import { PROJECT } from "./support/files";
import { script, temporaryFolder } from "./support/folder";

/** The language server with specs in an editor that has a client of its own. */
const folder = temporaryFolder();

const SPEC = `meta:
  id: point
  endian: le
seq:
  - id: header
    type: header
  - id: body
    size: header.len_body
types:
  header:
    seq:
      - id: len_body
        type: u4
`;

/** A folder of its own with a spec. */
function spec(name: string): string {
  const own = path.join(folder, name);
  fs.mkdirSync(own);
  const file = path.join(own, "point.ksy");
  fs.writeFileSync(file, SPEC);
  return file;
}

/** Runs an editor whose PATH begins with the built command. */
function run(program: string, args: string[]): string {
  const bin = path.join(folder, "bin");
  if (!fs.existsSync(bin)) {
    fs.mkdirSync(bin);
    script(path.join(bin, "diptych"), `exec ${builtCommand()?.map((word) => `'${word}'`).join(" ")} "$@"`);
  }
  const env = { ...process.env, HOME: folder, PATH: `${bin}:${process.env["PATH"]}` };
  const result = spawnSync(program, args, { encoding: "utf8", env, timeout: 240_000 });
  assert.equal(result.status, 0, `${result.stdout}${result.stderr}`);
  return result.stdout;
}

function succeeds(program: string, args: string[]): boolean {
  return spawnSync(program, args, { env: { ...process.env, HOME: folder } }).status === 0;
}

const NEOVIM = ["--headless", "-u", "NONE", "+lua assert(vim.lsp.start_client)", "+quit"];
const WITH_NEOVIM = succeeds("nvim", NEOVIM) ? SKIPPED : { skip: "no Neovim with a client" };

describe("Neovim", () => {
  test("finds definitions, explains and renames", WITH_NEOVIM, () => {
    const file = spec("neovim");
    const steps = path.join(folder, "steps.lua");
    const statements = `
vim.cmd("edit " .. vim.fn.fnameescape("${file}"))
vim.bo.filetype = "ksy"
local id = vim.lsp.start_client({ name = "diptych", cmd = { "diptych", "lsp" }, root_dir = "${path.dirname(file)}" })
vim.lsp.buf_attach_client(0, id)
assert(vim.wait(200000, function() return vim.lsp.buf_get_clients(0)[id] ~= nil end))
vim.fn.cursor(8, 20)
local function ask(method, more)
  local params = vim.tbl_extend("force", vim.lsp.util.make_position_params(0, "utf-16"), more or {})
  return vim.lsp.buf_request_sync(0, "textDocument/" .. method, params, 200000)[id].result
end
print("line", ask("definition")[1].range.start.line + 1)
print(ask("hover").contents.value:match("[^\\n]*"))
vim.lsp.util.apply_workspace_edit(ask("rename", { newName = "size_of_body" }), "utf-16")
print(table.concat(vim.api.nvim_buf_get_lines(0, 7, 8, true), ""))
vim.lsp.stop_client(id)
vim.cmd("qall!")`;
    fs.writeFileSync(steps, statements);
    const result = spawnSyncOutput(["--headless", "-u", "NONE", "-i", "NONE", "-c", `lua dofile("${steps}")`]);
    assert.match(result, /line 12/);
    assert.match(result, /field `len_body` of `point::header`: a number \(u4\)/);
    assert.match(result, /size: header\.size_of_body/);
  });

  /** Neovim prints to standard error. */
  function spawnSyncOutput(args: string[]): string {
    const wrapped = script(path.join(folder, "nvim-all"), `exec nvim "$@" 2>&1`);
    return run(wrapped, args);
  }
});

const WITH_EMACS = succeeds("emacs", ["--batch", "--eval", "(require 'eglot)"]) ? SKIPPED : { skip: "no Emacs with eglot" };

/** The set-up that the documentation shows. */
function documented(language: string): string {
  const page = fs.readFileSync(path.join(PROJECT, "runtime/cli/docs/editors.md"), "utf8");
  const block = new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\`$`, "m").exec(page);
  assert.ok(block?.[1], `the page has no block of ${language}`);
  return block[1];
}

/** Runs statements in an Emacs with the documented set-up, in a file that is opened; returns its messages. */
function emacs(file: string, statements: string): string {
  const steps = path.join(path.dirname(file), "steps.el");
  // Without a user there are no commands, after which Emacs would connect.
  const opened = `
(require 'eglot)
(require 'flymake)
(setq eglot-sync-connect t eglot-connect-timeout 200)
(defun wait-for (what)
  (let ((end (+ (float-time) 200)))
    (while (not (funcall what))
      (when (> (float-time) end) (error "waited too long"))
      (accept-process-output nil 0.05))))
(find-file ${JSON.stringify(file)})
(run-hooks 'post-command-hook)
(wait-for 'eglot-managed-p)`;
  fs.writeFileSync(steps, `${documented("elisp")}${opened}${statements}(eglot-shutdown (eglot-current-server))`);
  const wrapped = script(path.join(folder, "emacs-all"), `exec emacs "$@" 2>&1`);
  return run(wrapped, ["--batch", "-l", steps]);
}

describe("Emacs", () => {
  test("finds definitions and renames in specs", WITH_EMACS, () => {
    const statements = `
(goto-char (point-min))
(search-forward "header.len_")
(call-interactively 'xref-find-definitions)
(message "line %d" (line-number-at-pos))
(eglot-rename "size_of_body")
(goto-char (point-min))
(search-forward "size: ")
(message "%s" (buffer-substring (point) (line-end-position)))`;
    const result = emacs(spec("emacs"), statements);
    assert.match(result, /^line 12$/m);
    assert.match(result, /^header\.size_of_body$/m);
  });

  test("shows errors, completes and formats texts", WITH_EMACS, () => {
    const own = path.join(folder, "emacs text");
    fs.mkdirSync(own);
    const file = path.join(own, "camera.twin");
    const lines = ["Input Animation Ver 1.1", "Camera {", "wrong = 3", "      Position {", "0 (0 1.6 0)", "  }", "}", "Eof"];
    fs.writeFileSync(file, lines.join("\n") + "\n");
    const statements = `
(wait-for 'flymake-diagnostics)
(message "%s" (flymake-diagnostic-text (car (flymake-diagnostics))))
(goto-char (point-min))
(search-forward "wrong = 3")
(replace-match "RotationX")
(let* ((found (eglot-completion-at-point))
       (words (all-completions "RotationX" (nth 2 found))))
  (message "%s" (mapconcat #'substring-no-properties words " "))
  (funcall (plist-get (nthcdr 3 found) :exit-function) (car words) 'finished))
(message "%S" (buffer-substring-no-properties (point-min) (point-max)))
(delete-region (point-min) (point-max))
(insert-file-contents buffer-file-name)
(search-forward "wrong = 3")
(replace-match "")
(eglot-format-buffer)
(message "%S" (buffer-substring-no-properties (point-min) (point-max)))`;
    const result = emacs(file, statements);
    assert.match(result, /\[unknown-field\]: Camera has no attribute 'wrong'/);
    assert.match(result, /^RotationX$/m);
    assert.doesNotMatch(result, /\$0/);
    const formatted = ["Input Animation Ver 1.1", "Camera {", "  Position {", "    0 (0 1.6 0)", "  }", "}", "Eof"];
    assert.ok(result.includes(formatted.join("\n")), result);
  });
});
