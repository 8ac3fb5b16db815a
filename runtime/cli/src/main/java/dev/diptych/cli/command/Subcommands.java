package dev.diptych.cli.command;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** The subcommands there are, in the order of the help. */
final class Subcommands {
  private Subcommands() {}

  static Map<String, Supplier<?>> of(Session session) {
    Map<String, Supplier<?>> commands = new LinkedHashMap<>();
    commands.put("compile", () -> new CompileCommand(session));
    commands.put("decompile", () -> new DecompileCommand(session));
    commands.put("verify", () -> new VerifyCommand(session));
    commands.put("info", () -> new InfoCommand(session));
    commands.put("check", () -> new CheckCommand(session));
    commands.put("repair", () -> new RepairCommand(session));
    commands.put("mkm", () -> MkmCommand.of(session));
    commands.put("import", () -> new ImportCommand(session));
    commands.put("export", () -> new ExportCommand(session));
    commands.put("generate", () -> new GenerateCommand(session));
    commands.put("spec", () -> SpecCommand.of(session));
    commands.put("dump", () -> new DumpCommand(session));
    commands.put("schema", () -> new SchemaCommand(session));
    commands.put("conformance", () -> ConformanceCommand.of(session));
    return commands;
  }
}
