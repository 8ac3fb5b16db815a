package dev.diptych.cli;

import dev.diptych.cli.conformance.ConformanceCommand;
import dev.diptych.cli.convert.CompileCommand;
import dev.diptych.cli.convert.DecompileCommand;
import dev.diptych.cli.convert.DumpCommand;
import dev.diptych.cli.convert.ExpandCommand;
import dev.diptych.cli.convert.FamilyContext;
import dev.diptych.cli.convert.MergeCommand;
import dev.diptych.cli.convert.NewCommand;
import dev.diptych.cli.convert.RepairCommand;
import dev.diptych.cli.convert.migrate.MigrateCommand;
import dev.diptych.cli.doctor.DoctorCommand;
import dev.diptych.cli.format.FmtCommand;
import dev.diptych.cli.generate.GenerateCommand;
import dev.diptych.cli.git.GitGroup;
import dev.diptych.cli.inspect.CheckCommand;
import dev.diptych.cli.inspect.DiffCommand;
import dev.diptych.cli.inspect.InfoCommand;
import dev.diptych.cli.inspect.SchemaCommand;
import dev.diptych.cli.inspect.VerifyCommand;
import dev.diptych.cli.lsp.LspCommand;
import dev.diptych.cli.plot.PlotCommand;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.spec.SpecCommand;
import dev.diptych.cli.view.RenderCommand;
import dev.diptych.cli.view.ViewCommand;
import dev.diptych.family.CommandContext;
import dev.diptych.family.FormatFamily;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** All subcommands. */
final class Subcommands {
  private Subcommands() {}

  /** The subcommands by name, with those of {@code families}, in the order of the help. */
  static Map<String, Supplier<Object>> of(Session session, List<FormatFamily> families) {
    Map<String, Supplier<Object>> commands = new LinkedHashMap<>();
    commands.put("compile", () -> new CompileCommand(session));
    commands.put("decompile", () -> new DecompileCommand(session));
    commands.put("expand", () -> new ExpandCommand(session));
    commands.put("new", () -> new NewCommand(session));
    commands.put("verify", () -> new VerifyCommand(session));
    commands.put("info", () -> new InfoCommand(session));
    commands.put("check", () -> new CheckCommand(session));
    commands.put("view", () -> new ViewCommand(session));
    commands.put("plot", () -> PlotCommand.of(session));
    commands.put("render", () -> new RenderCommand(session));
    commands.put("diff", () -> new DiffCommand(session));
    commands.put("merge", () -> new MergeCommand(session));
    commands.put("fmt", () -> new FmtCommand(session));
    commands.put("repair", () -> RepairCommand.of(session));
    commands.put("migrate", () -> new MigrateCommand(session));
    CommandContext context = new FamilyContext(session);
    for (FormatFamily family : families) {
      family
          .commands()
          .forEach((name, command) -> commands.put(name, () -> command.apply(context)));
    }
    commands.put("lsp", () -> new LspCommand(session));
    commands.put("git", () -> GitGroup.of(session));
    commands.put("generate", () -> new GenerateCommand(session));
    commands.put("spec", () -> SpecCommand.of(session));
    commands.put("dump", () -> new DumpCommand(session));
    commands.put("schema", () -> new SchemaCommand(session));
    commands.put("doctor", () -> new DoctorCommand(session));
    commands.put("conformance", () -> ConformanceCommand.of(session));
    return commands;
  }
}
