import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import * as fs from "node:fs";
import * as path from "node:path";
import { describe, test } from "node:test";
import { Diptych } from "../src/core/diptych";
import { SKIPPED, builtCommand, command } from "./support/command";
import { PROJECT, accepted, examples } from "./support/files";
import { script, temporaryFolder } from "./support/folder";
import { kindsOf, type Kind } from "./support/scanner";

const VIM = path.join(PROJECT, "editors/vim");
const version = spawnSync("vim", ["--version"], { encoding: "utf8" }).stdout ?? "";
const WITH_VIM = /\+syntax/.test(version) && /\+iconv/.test(version) ? {} : { skip: "no vim with +syntax and +iconv" };
const WITH_BOTH = { ...SKIPPED, ...WITH_VIM };
const folder = temporaryFolder();

/** Runs statements in Vim without the files of the user; they write what they find to the file `g:out`. */
function vim(statements: string): string {
  const file = path.join(folder, "run.vim");
  const out = path.join(folder, "out.txt");
  const setUp = [
    `set nocompatible encoding=utf-8 nomore noswapfile`,
    `let &runtimepath = ${quote(VIM)} . ',' . &runtimepath`,
    `let g:out = ${quote(out)}`,
    `let g:diptych_command = ${quote(builtCommand()?.join(" ") ?? "diptych")}`,
    "filetype plugin indent on",
    "syntax on",
  ];
  fs.rmSync(out, { force: true });
  fs.writeFileSync(file, [...setUp, statements, "qall!"].join("\n"));
  const result = spawnSync("vim", ["-es", "-V1", "-u", "NONE", "-i", "NONE", "-S", file, "-c", "cquit"], {
    encoding: "utf8",
    timeout: 20_000,
  });
  assert.equal(result.status, 0, `${result.stdout}${result.stderr}`);
  return fs.readFileSync(out, "utf8");
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Statements that write one letter for each character of some files: c, s, b, i or a blank. */
const DUMP = `
function! Letter(line, column)
  let name = synIDattr(synID(a:line, a:column, 1), 'name')
  return get({'diptychComment': 'c', 'diptychTodo': 'c', 'diptychLead': 'c', 'diptychString': 's', 'diptychEscape': 's',
    \\ 'diptychBytes': 'b', 'diptychBadEscape': 'i', 'diptychBadByte': 'i', 'diptychError': 'i', 'diptychConflict': 'i'},
    \\ name, name ==# '' ? '?' : ' ')
endfunction
function! Dump(file)
  execute 'edit' fnameescape(a:file)
  let lines = []
  for l in range(1, line('$'))
    let text = getline(l)
    call add(lines, join(map(range(strchars(text)), 'Letter(l, byteidx(text, v:val) + 1)'), ''))
  endfor
  call writefile(['>' . a:file] + lines, g:out, 'a')
endfunction
`;

describe("Vim", WITH_VIM, () => {
  test("colours comments, strings and bytes of texts as such, and nothing else", () => {
    const small = accepted().filter(({ lines, language, name }) => {
      // Vim keeps line ends of other systems and characters that a text of the project has on purpose.
      const plain = lines.every((line) => /^[ -~\t]*$/.test(line) || !/[\r\0]/.test(line));
      return plain && lines.length < 80 && /authored|examples/.test(name) && name.endsWith(language === "diptych" ? ".twin" : ".mkm");
    });
    assert.ok(small.length > 100, `${small.length} texts`);
    for (const example of examples()) {
      assert.ok(small.some(({ name }) => name === example.name) || example.lines.length >= 80, example.name);
    }
    const files = small.map((text, i) => {
      const file = path.join(folder, `${i}.${text.language === "diptych" ? "twin" : "mkm"}`);
      fs.writeFileSync(file, text.lines.join("\n"));
      return file;
    });
    const dumped = vim(DUMP + files.map((file) => `call Dump(${quote(file)})`).join("\n"));
    const sections = dumped.split(/^>.*\n/m).slice(1);
    assert.equal(sections.length, small.length);
    small.forEach((text, i) => {
      const found = (sections[i] ?? "").split("\n");
      kindsOf(text).forEach((kinds, line) => {
        const content = [...(text.lines[line] ?? "")];
        const blank = (letters: string) => [...letters].map((c, at) => (content[at]?.trim() ? c.replace("?", " ") : " ")).join("");
        const expected = kinds.map((kind: Kind) => kind.charAt(0)).join("");
        const ascii = content.length === (text.lines[line] ?? "").length;
        assert.ok(!ascii || blank(found[line] ?? "") === blank(expected), `${text.name}:${line + 1}: ${text.lines[line]}\n${found[line]}`);
      });
    });
  });

  test("has a group for each kind of word", () => {
    const lines = [
      "# TODO",
      "Input Animation Ver 1.1  # x",
      "let start = (22cm 0x1f -inf)",
      "Camera {",
      "  move Palm { 0 $start.x +1s by (0 0 1) ease-in-out }",
      "  at 2s { repeat 3 every 1s { 0 euler(0 calc(2 * $a) 0) } }",
      '  curve = Loop use $tap include "a.twin" flag = true',
      "}",
      "Eof",
    ];
    const file = path.join(folder, "groups.twin");
    fs.writeFileSync(file, lines.join("\n"));
    const words: [number, string, string][] = [
      [1, "TODO", "Todo"], [2, "Input", "Header"], [2, "Ver", "Version"], [2, "# x", "Comment"],
      [3, "let", "Keyword"], [3, "start", "Definition"], [3, "22cm", "Number"], [3, "0x1f", "Number"], [3, "-inf", "Number"],
      [4, "Camera", "Block"], [5, "move", "Block"], [5, "Palm", "About"], [5, "$start", "Reference"], [5, "+1s", "Number"],
      [5, "by", "Keyword"], [5, "ease-in-out", "Easing"], [6, "at", "Keyword"], [6, "repeat", "Keyword"], [6, "every", "Keyword"],
      [6, "euler", "Function"], [6, "calc", "Function"], [6, "2 *", "CalcNumber"], [6, "*", "Operator"], [6, "$a", "Reference"],
      [7, "curve", "Property"], [7, "Loop", "Member"], [7, "use", "Keyword"], [7, "include", "Keyword"], [7, '"a.twin', "String"],
      [7, "true", "Boolean"], [9, "Eof", "Keyword"],
    ];
    const asked = words.map(([line, word]) => {
      const column = (lines[line - 1]?.indexOf(word) ?? -1) + 1;
      assert.ok(column > 0, word);
      return `call writefile([synIDattr(synID(${line}, ${column}, 1), 'name')], g:out, 'a')`;
    });
    const groups = vim([`edit ${file.replaceAll(" ", "\\ ")}`, ...asked].join("\n")).trim().split("\n");
    assert.deepEqual(groups, words.map(([, , group]) => `diptych${group}`));
  });

  test("sets the options of both languages, and keeps the bytes of a motion", () => {
    const motion = path.join(folder, "kanji.mkm");
    const bytes = Buffer.concat([
      Buffer.from('Mikoto Motion Ver 2\r\nMotion {\r\n\tname = "'),
      Buffer.from([0x89, 0x45, 0x98, 0x72]),
      Buffer.from('"\r\n}\r\nEof\r\n'),
    ]);
    fs.writeFileSync(motion, bytes);
    const text = path.join(folder, "options.twin");
    fs.writeFileSync(text, "Foo Ver 1\nEof\n");
    const show = "call writefile([join([&filetype, &fileencoding, &expandtab, &commentstring, b:current_syntax], ' ')], g:out, 'a')";
    const names = "call writefile([getline(3)], g:out, 'a')";
    const out = vim(["let g:before = &fileencodings", `edit ${text.replaceAll(" ", "\\ ")}`, show,
      `edit ${motion.replaceAll(" ", "\\ ")}`, show, names, "write!",
      "call writefile([string(g:before ==# &fileencodings)], g:out, 'a')"].join("\n"));
    assert.deepEqual(out.trim().split("\n"), ["diptych utf-8 1 # %s diptych", "mikoto cp932 0 # %s mikoto", '\tname = "右腕"', "1"]);
    assert.deepEqual(fs.readFileSync(motion), bytes);
  });

  test("indents", () => {
    const file = path.join(folder, "indent.twin");
    fs.writeFileSync(file, ['Foo Ver 1', "Camera {", "Position { # {", '0 ("}" 1)', "1 (", "2 3", ")", "}", "} Other {", "a = 1", "}", "Eof"].join("\n"));
    const out = vim(`edit ${file.replaceAll(" ", "\\ ")}\nnormal! gg=G\ncall writefile(getline(1, '$'), g:out)`);
    const expected = ["Foo Ver 1", "Camera {", "  Position { # {", '    0 ("}" 1)', "    1 (", "      2 3", "    )", "  }", "} Other {", "  a = 1", "}", "Eof"];
    assert.deepEqual(out.trimEnd().split("\n"), expected);
  });
});

describe("Vim with the command", WITH_BOTH, () => {
  test("formats a text as the command does, and leaves one with an error as it was", async () => {
    const file = path.join(folder, "format.twin");
    const text = "Input Animation Ver 1.1\nCamera{\nPosition { 0   (0 1.6 0)\n\n\n}  # é\n}\nEof\n";
    fs.writeFileSync(file, text);
    const [program, ...before] = command();
    const formatted = execFileSync(program, [...before, "fmt", "-"], { input: text, encoding: "utf8" });
    assert.notEqual(formatted, text);
    const edit = `edit ${file.replaceAll(" ", "\\ ")}`;
    assert.equal(vim(`${edit}\nnormal! gggqG\ncall writefile(getline(1, '$'), g:out)`), formatted);
    const broken = text.replace("}", "");
    fs.writeFileSync(file, broken);
    assert.equal(vim(`${edit}\nsilent! normal! gggqG\ncall writefile(getline(1, '$'), g:out)`), broken);
  });

  test("lists what the command checks", async () => {
    const file = path.join(folder, "check it.twin");
    fs.writeFileSync(file, "Input Animation Ver 1.1\nCamera {\n  Foo = 1\n  Positon { }\n}\nEof\n");
    const report = await new Diptych(command()).call(["check", file]);
    assert.equal(report.code, 1);
    const fake = script(path.join(folder, "reporter"), `cat <<'END'\n${report.stderr}END`);
    const out = vim([`edit ${file.replaceAll(" ", "\\ ")}`, `let &l:makeprg = ${quote(`'${fake}'`)}`, "silent! make!",
      "call writefile(map(getqflist(), 'v:val.type . \" \" . v:val.lnum . \":\" . v:val.col . \" \" . bufname(v:val.bufnr) . \" \" . split(v:val.text, \"\\n\")[0]'), g:out)"].join("\n"));
    const name = path.relative(process.cwd(), file).startsWith("..") ? file : path.relative(process.cwd(), file);
    assert.deepEqual(out.trim().split("\n").map((line) => line.replace(name, "FILE")), [
      "e 3:3 FILE Camera has no attribute 'Foo'",
      "e 4:3 FILE Camera has no block 'Positon'; did you mean 'Position'?",
    ]);
  });
});
