import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import * as path from "node:path";
import { describe, test } from "node:test";
import { SKIPPED, builtCommand } from "./support/command";
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
