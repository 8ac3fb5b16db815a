package dev.diptych.benchmarks;

import dev.diptych.benchmarks.process.Stopwatch;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures everything and writes the results. */
@Command(name = "run", mixinStandardHelpOptions = true, sortOptions = false)
final class Benchmarks implements Callable<Integer> {
  private static final int QUICK = 10;

  /** The parts that can be measured separately. */
  enum Part {
    COMMAND,
    PEERS,
    FLOORS,
    STRUCTS,
    BATCHES,
    INNER
  }

  @Option(names = "--root", hidden = true, description = "the repository")
  private Path root = Path.of("");

  @Option(names = "--data", description = "folder for recordings (default: target/data)")
  private Path data;

  @Option(names = "--results", description = "file to write (default: RESULTS.md)")
  private Path results;

  @Option(names = "--runs", description = "runs after a warm-up (default: ${DEFAULT-VALUE})")
  private int runs = 5;

  @Option(names = "--size", description = "MB of most recordings (default: ${DEFAULT-VALUE})")
  private int size = 100;

  @Option(names = "--motion", description = "MB of the motion (default: ${DEFAULT-VALUE})")
  private int motion = 50;

  @Option(names = "--structs", description = "structs of large files (default: ${DEFAULT-VALUE})")
  private int structs = 1_000_000;

  @Option(names = "--packets", description = "packets of a capture (default: ${DEFAULT-VALUE})")
  private int packets = 80_000;

  @Option(names = "--batch", description = "files of 1 MB (default: ${DEFAULT-VALUE})")
  private int batch = 1000;

  @Option(names = "--others", split = ",", description = "MB of others (default: 1, 10, 400)")
  private List<Integer> others = List.of(1, 10, 400);

  @Option(names = "--only", split = ",", description = "${COMPLETION-CANDIDATES}")
  private Set<Part> only = EnumSet.allOf(Part.class);

  @Option(names = "--quick", description = "smoke test: a tenth of the sizes, one run")
  private boolean quick;

  private Benchmarks() {}

  /** Runs the measurements selected by the arguments. */
  public static void main(String[] args) {
    CommandLine line = new CommandLine(new Benchmarks()).setCaseInsensitiveEnumValuesAllowed(true);
    System.exit(line.execute(args));
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    Path home = root.toAbsolutePath().normalize().resolve("conformance/benchmarks");
    Path folder = data == null ? home.resolve("target/data") : data.toAbsolutePath();
    Files.createDirectories(folder);
    // The text is that of the current command.
    try (DirectoryStream<Path> texts = Files.newDirectoryStream(folder, "*.twin")) {
      for (Path text : texts) {
        Files.delete(text);
      }
    }
    Stopwatch stopwatch = new Stopwatch(1, quick ? 1 : runs, 180, folder.resolve("stderr.txt"));
    Setting setting = new Setting(home.getParent().getParent(), folder, shrunk(size), stopwatch);
    List<Section> sections = sections(setting);
    List<Table> more = new ArrayList<>();
    if (only.contains(Part.STRUCTS)) {
      more.add(new StructRuns(setting).run(shrunk(structs)));
      more.add(new PacketRuns(setting, shrunk(packets)).run());
    }
    if (only.contains(Part.BATCHES)) {
      more.add(new BatchRuns(setting, shrunk(batch)).run());
    }
    if (only.contains(Part.INNER)) {
      more.add(InnerRuns.run(quick));
    }
    String text = new Report(sections, more).markdown(runsNote(stopwatch));
    Files.writeString(results == null ? home.resolve(file()) : results, text);
    return 0;
  }

  /** Partial results never replace complete ones. */
  private String file() {
    boolean all = only.containsAll(EnumSet.allOf(Part.class)) && !quick;
    return all ? "RESULTS.md" : "target/results.md";
  }

  private int shrunk(int megabytes) {
    return quick ? Math.max(1, megabytes / QUICK) : megabytes;
  }

  private List<Section> sections(Setting setting) throws IOException, InterruptedException {
    List<Section> sections = new ArrayList<>();
    if (only.contains(Part.COMMAND)) {
      List<Integer> sizes = others.stream().map(this::shrunk).distinct().toList();
      sections.add(new CommandRuns(setting).run(sizes, shrunk(motion)));
    }
    if (only.contains(Part.PEERS)) {
      sections.add(new PeerRuns(setting).run());
    }
    if (only.contains(Part.FLOORS)) {
      sections.add(new FloorRuns(setting).run());
    }
    return sections;
  }

  private static String runsNote(Stopwatch stopwatch) {
    return "Whole processes, %d after a warm-up".formatted(stopwatch.runs());
  }
}
