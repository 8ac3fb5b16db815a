package dev.diptych.cli.doctor;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.diptych.cli.io.InstalledParts;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.Version;
import dev.diptych.compiler.generator.Generator;
import dev.diptych.family.chart.ChartDrawer;
import dev.diptych.files.IoFailure;
import dev.diptych.spi.LanguageServerPart;
import dev.diptych.table.QueryEngine;
import dev.diptych.table.TableWriters;
import dev.diptych.twin.SecondReader;
import dev.diptych.view.render.Browsers;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code diptych doctor}. */
@Command(
    name = "doctor",
    mixinStandardHelpOptions = true,
    description = "Reports what this installation has and lacks, with advice.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych doctor",
      "  diptych doctor --json    a JSON object, for a report of a bug",
      "",
      "Exit codes: 0 done, with warnings or without; 2 invalid usage; 3 could not write."
    })
public final class DoctorCommand implements Callable<Integer> {
  /** Below this, files of some hundred megabytes do not convert. */
  private static final long MIN_HEAP = 512L << 20;

  private final Session session;

  @Option(names = "--json", description = "Write a JSON object.")
  private boolean json;

  /** A command that runs in {@code session}. */
  public DoctorCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IoFailure, IOException, InterruptedException {
    List<Check> checks = checks();
    if (json) {
      Map<String, Object> report = new LinkedHashMap<>();
      report.put("version", Version.number());
      report.put("commit", Version.commit());
      report.put("checks", checks.stream().map(Check::json).toList());
      session.outputs().data(List.of(JSON.std.asString(report)));
    } else {
      session.outputs().print(lines(checks));
    }
    return ExitCode.DONE;
  }

  private static List<String> lines(List<Check> checks) throws IOException {
    List<String> lines = new ArrayList<>(List.of(Version.text()));
    for (Check check : checks) {
      lines.add((check.ok() ? "ok       " : "warning  ") + check.name() + ": " + check.state());
      if (!check.ok()) {
        lines.add("         help: " + check.hint());
      }
    }
    return lines;
  }

  private List<Check> checks() throws InterruptedException {
    List<Check> checks = new ArrayList<>();
    checks.add(java());
    checks.add(memory());
    checks.add(CacheCheck.of(session.console().cache()));
    checks.add(ArchiveCheck.of(System.getProperty("diptych.archive")));
    checks.add(part("generator", InstalledParts.GENERATOR, Generator.IMPLEMENTATION, "generate"));
    checks.add(compiler());
    checks.add(
        part(
            "language server",
            InstalledParts.LANGUAGE_SERVER,
            LanguageServerPart.IMPLEMENTATION,
            "lsp"));
    checks.add(part("plots", InstalledParts.PLOTS, ChartDrawer.IMPLEMENTATION, "plot"));
    checks.add(part("tables", InstalledParts.TABLES, TableWriters.IMPLEMENTATION, "table"));
    checks.add(part("queries", InstalledParts.QUERIES, QueryEngine.IMPLEMENTATION, "query"));
    checks.add(
        part(
            "second reader",
            InstalledParts.SECOND_READER,
            SecondReader.IMPLEMENTATION,
            "verify --second"));
    checks.add(browser());
    return checks;
  }

  private static Check java() {
    return Check.ok(
        "Java",
        System.getProperty("java.version")
            + ", "
            + System.getProperty("java.vendor")
            + ", "
            + System.getProperty("java.home"));
  }

  private static Check memory() {
    long heap = Runtime.getRuntime().maxMemory();
    String state = "up to " + (heap >> 20) + " MB for Java";
    return heap >= MIN_HEAP
        ? Check.ok("memory", state)
        : new Check("memory", state, "large files require more: JAVA_OPTS=-Xmx2g");
  }

  private static Check compiler() {
    return ModuleLayer.boot().findModule("jdk.compiler").isPresent()
        ? Check.ok("Java compiler", "installed")
        : new Check(
            "Java compiler",
            "not installed: verify --second --spec requires it",
            "use a JDK in place of a JRE");
  }

  private static Check part(String name, String folder, String type, String user) {
    return InstalledParts.has(folder, type)
        ? Check.ok(name, "installed")
        : new Check(
            name,
            "not installed: " + user + " requires it",
            "use a package that has the folder " + folder);
  }

  private static Check browser() {
    Optional<Path> found = Browsers.find(null, System.getenv());
    return found.isPresent()
        ? Check.ok("browser for view render", found.get().toString())
        : new Check(
            "browser for view render",
            "there is no Chromium",
            "install one, or set " + Browsers.VARIABLE + "; view itself uses any browser");
  }
}
