package dev.diptych.cli;

import dev.diptych.cli.conformance.ConformanceCommand;
import dev.diptych.cli.convert.CompileCommand;
import dev.diptych.cli.convert.DecompileCommand;
import dev.diptych.cli.convert.DumpCommand;
import dev.diptych.cli.convert.EditCommand;
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
import dev.diptych.cli.table.QueryCommand;
import dev.diptych.cli.table.TableCommand;
import dev.diptych.cli.view.RenderCommand;
import dev.diptych.cli.view.ViewCommand;
import dev.diptych.family.CommandContext;
import dev.diptych.family.FormatFamily;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** All subcommands. */
final class Subcommands {
  private static final List<String> BEFORE_FAMILIES =
      List.of(
          "compile",
          "decompile",
          "expand",
          "new",
          "verify",
          "info",
          "check",
          "view",
          "plot",
          "table",
          "query",
          "render",
          "diff",
          "merge",
          "fmt",
          "edit",
          "repair",
          "migrate");

  private static final List<String> AFTER_FAMILIES =
      List.of("lsp", "git", "generate", "spec", "dump", "schema", "doctor", "conformance");

  private Subcommands() {}

  /** The subcommands by name, with those of {@code families}, in the order of the help. */
  static Map<String, Supplier<Object>> of(Session session, List<FormatFamily> families) {
    Map<String, Supplier<Object>> commands = new LinkedHashMap<>();
    BEFORE_FAMILIES.forEach(name -> commands.put(name, () -> known(session, name)));
    CommandContext context = new FamilyContext(session);
    for (FormatFamily family : families) {
      family
          .commands()
          .forEach((name, command) -> commands.put(name, () -> command.apply(context)));
    }
    AFTER_FAMILIES.forEach(name -> commands.put(name, () -> known(session, name)));
    return commands;
  }

  private static Object known(Session session, String name) {
    return Objects.requireNonNull(named(session, name));
  }

  /** The subcommand that {@code name} names; null if there is none outside of the families. */
  static @Nullable Object named(Session session, String name) {
    return switch (name) {
      case "compile" -> new CompileCommand(session);
      case "decompile" -> new DecompileCommand(session);
      case "expand" -> new ExpandCommand(session);
      case "new" -> new NewCommand(session);
      case "verify" -> new VerifyCommand(session);
      case "info" -> new InfoCommand(session);
      case "check" -> new CheckCommand(session);
      case "view" -> new ViewCommand(session);
      case "plot" -> PlotCommand.of(session);
      case "table" -> TableCommand.of(session);
      case "query" -> QueryCommand.of(session);
      case "render" -> new RenderCommand(session);
      case "diff" -> new DiffCommand(session);
      case "merge" -> new MergeCommand(session);
      case "fmt" -> new FmtCommand(session);
      case "edit" -> EditCommand.of(session);
      case "repair" -> RepairCommand.of(session);
      case "migrate" -> new MigrateCommand(session);
      case "lsp" -> new LspCommand(session);
      case "git" -> GitGroup.of(session);
      case "generate" -> new GenerateCommand(session);
      case "spec" -> SpecCommand.of(session);
      case "dump" -> new DumpCommand(session);
      case "schema" -> new SchemaCommand(session);
      case "doctor" -> new DoctorCommand(session);
      case "conformance" -> ConformanceCommand.of(session);
      default -> null;
    };
  }
}
