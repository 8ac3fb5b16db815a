package dev.diptych.cli.plot;

import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.Families;
import dev.diptych.cli.session.FileJob;
import dev.diptych.cli.session.IncludeOption;
import dev.diptych.cli.session.InputOptions;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.UsageException;
import dev.diptych.family.chart.ChartDrawer;
import dev.diptych.family.chart.ChartException;
import dev.diptych.family.chart.ChartKind;
import dev.diptych.family.chart.ChartRequest;
import dev.diptych.family.chart.Layer;
import dev.diptych.family.chart.Picture;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Severity;
import dev.diptych.model.diagnostic.Suggestion;
import dev.diptych.model.document.Document;
import dev.diptych.twin.LocatedDocument;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.Option;

/** {@code diptych plot}. */
@Command(
    name = "plot",
    mixinStandardHelpOptions = true,
    description = "Plots numbers of files as an image. Several files are plotted over each other.",
    footerHeading = "%nExamples:%n",
    footer = {
      "Exit codes: 0 done; 1 an input was rejected; 2 invalid usage; 3 could not read or write."
    })
public final class PlotCommand implements Callable<Integer> {
  private final Session session;

  @Mixin private InputOptions inputs;

  @Mixin private IncludeOption includes;

  @Mixin private ChartOptions options;

  @Option(
      names = {"-o", "--output"},
      required = true,
      paramLabel = "IMAGE",
      description = "Where to write: a file that ends in .svg or .png, or - for SVG.")
  private String output = "";

  @Option(
      names = "--size",
      paramLabel = "WxH",
      description = "The size in pixels, 100 to 4000 each; ${DEFAULT-VALUE}.")
  private String size = "1000x600";

  private PlotCommand(Session session) {
    this.session = session;
  }

  /** The command, whose help lists the charts of all format families. */
  public static CommandLine of(Session session) {
    CommandLine line = new CommandLine(new PlotCommand(session));
    UsageMessageSpec usage = line.getCommandSpec().usageMessage();
    List<String> footer = new ArrayList<>();
    kinds().forEach(kind -> footer.add("  diptych plot " + kind.example()));
    footer.add("");
    kinds().forEach(kind -> footer.add("--chart " + kind.name() + ": " + kind.description()));
    footer.addAll(List.of(usage.footer()));
    usage.footer(footer.toArray(String[]::new));
    return line;
  }

  private static List<ChartKind> kinds() {
    List<ChartKind> kinds = new ArrayList<>(Families.charts());
    kinds.add(new ColumnsChart());
    return kinds;
  }

  @Override
  public Integer call() throws IoFailure {
    ImageFile image = ImageFile.of(output, size);
    ChartRequest request = options.request(image.picture().width());
    checkName(options.chart());
    ChartDrawer drawer = Drawing.drawer();
    if (image.picture().type() == Picture.Type.PNG) {
      session.outputs().requireBinaryTarget(image.targets(), ImageFile.NAME);
    }
    int prepared = session.choice().prepare(inputs);
    List<Layer> layers = new ArrayList<>();
    for (String file : inputs.files()) {
      if (prepared == ExitCode.DONE) {
        prepared = FileJob.runInProject(session, file, name -> add(name, request, layers));
      }
    }
    return prepared == ExitCode.DONE ? write(drawer, layers, image) : prepared;
  }

  private static void checkName(@Nullable String chart) {
    List<String> names = kinds().stream().map(ChartKind::name).toList();
    if (chart != null && !names.contains(chart)) {
      throw new UsageException(
          "there is no chart '%s'%s: %s"
              .formatted(chart, Suggestion.of(chart, names), String.join(", ", names)));
    }
  }

  private int add(String file, ChartRequest request, List<Layer> layers) throws IoFailure {
    Optional<LocatedDocument> opened =
        session.whole(session.open(session.read(file), inputs, includes));
    if (opened.isEmpty()) {
      return ExitCode.REJECTED;
    }
    try {
      Document document = opened.get().document();
      layers.add(new Layer(file, kind(document).chart(document, request)));
      return ExitCode.DONE;
    } catch (ChartException e) {
      return refused(file, e);
    }
  }

  private ChartKind kind(Document document) throws ChartException {
    String name = options.chart();
    for (ChartKind kind : kinds()) {
      if ((name == null || kind.name().equals(name)) && kind.accepts(document)) {
        return kind;
      }
    }
    throw ChartException.nothing(
        "a file of the format %s has no chart '%s'".formatted(document.schema().format(), name));
  }

  private int refused(String file, ChartException e) {
    Location at = new Location.Whole(file);
    session.show(List.of(new Diagnostic(Severity.ERROR, e.code(), at, e.sentence(), e.hints())));
    return ExitCode.REJECTED;
  }

  private int write(ChartDrawer drawer, List<Layer> layers, ImageFile image) throws IoFailure {
    String first = layers.get(0).file();
    return FileJob.run(
        session,
        first,
        file -> {
          try {
            byte[] bytes = drawer.draw(layers, image.picture());
            session
                .outputs()
                .other()
                .writeWhole(image.targets(), ImageFile.NAME, out -> out.write(bytes));
            return ExitCode.DONE;
          } catch (ChartException e) {
            return refused(file, e);
          }
        });
  }
}
