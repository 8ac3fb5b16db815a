import * as fs from "node:fs";
import * as path from "node:path";
import type { Command } from "../../src/core/command";
import { PROJECT } from "./files";

/** The command to test with: that of the variable DIPTYCH, otherwise the one of the project if it is built. */
export function builtCommand(): Command | undefined {
  const named = process.env["DIPTYCH"];
  if (named) {
    return [path.resolve(named)];
  }
  const target = path.join(PROJECT, "runtime/cli/target");
  const isBuilt = fs.existsSync(target) && fs.readdirSync(target).some((name) => name === "diptych-cli.jar");
  return isBuilt ? [path.join(PROJECT, "diptych")] : undefined;
}

/** For tests that require the command; the reason is shown where they are skipped. */
export const SKIPPED = builtCommand() ? {} : { skip: "the command is not built: ./diptych --version builds it" };

/** The command, in tests that are not skipped. */
export function command(): Command {
  const found = builtCommand();
  if (!found) {
    throw new Error("the command is not built");
  }
  return found;
}
