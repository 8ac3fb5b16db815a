package dev.diptych.cli.view;

import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.IncludeOption;
import dev.diptych.cli.session.InputOptions;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.Targets;
import dev.diptych.cli.session.UsageException;
import dev.diptych.family.scene.Check;
import dev.diptych.family.scene.Scene;
import dev.diptych.family.scene.Shape;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.view.Viewer;
import dev.diptych.view.file.Loaded;
import dev.diptych.view.file.Subject;
import dev.diptych.view.render.AnimatedGif;
import dev.diptych.view.render.ContactSheet;
import dev.diptych.view.render.FrameTimes;
import dev.diptych.view.render.RenderException;
import dev.diptych.view.render.Renderer;
import dev.diptych.view.render.Shot;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code diptych render}. */
@Command(
    name = "render",
    mixinStandardHelpOptions = true,
    description = {
      "Draws frames of what moves: a contact sheet (PNG) or a moving picture (GIF).",
      "Draws them as the page of 'diptych view' does, in a Chromium without a window."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych render wave.twin -o wave.png                    12 frames, each with its time",
      "  diptych render wave.twin -o wave.gif --view front     plays as the file does",
      "  diptych render take.bin -o grab.png --from 1.2s --to 2s --every 100ms",
      "  diptych render wave.twin -o right.png --focus Right --view right",
      "  diptych render take.bin repaired.bin -o both.gif --beside --size 640x240",
      "",
      "The browser is that of --browser, of the variable DIPTYCH_CHROMIUM, or chromium,",
      "chromium-browser or google-chrome of the PATH.",
      "Exit codes: 0 done; 1 an input was rejected, or has too many frames; 2 invalid usage;",
      "3 could not read or write, or there is no browser that works."
    })
public final class RenderCommand implements Callable<Integer> {
  private static final String NAME = "render";

  private final Session session;

  @Mixin private InputOptions inputs;

  @Mixin private IncludeOption includes;

  @Mixin private ParentOption parents;

  @Mixin private FrameOptions frames;

  @Mixin private FocusOption focus;

  @Option(
      names = {"-o", "--output"},
      required = true,
      paramLabel = "IMAGE",
      description = "Where to write: a file that ends in .png or .gif.")
  private String output = "";

  @Option(names = "--once", description = "The GIF plays once; the default is for ever.")
  private boolean once;

  @Mixin private BrowserOption browser;

  /** A command that runs in {@code session}. */
  public RenderCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IOException {
    boolean gif = isGif();
    frames.check(gif);
    if (once && !gif) {
      throw new UsageException("--once requires a GIF");
    }
    int prepared = session.choice().prepare(inputs);
    if (prepared != ExitCode.DONE) {
      return prepared;
    }
    for (String file : inputs.files()) {
      ViewCommand.check(NAME, file);
    }
    List<Subject> subjects = new ArrayList<>();
    List<Scene> scenes = new ArrayList<>();
    boolean ok = true;
    for (String file : inputs.files()) {
      Loaded loaded = new ViewedFile(session, file, inputs, includes, parents.all()).load();
      session.console().err().print(loaded.messages());
      ok = ok && loaded.ok() && moves(file, loaded);
      loaded.scenes().stream().limit(1).forEach(scenes::add);
      subjects.add(new LoadedOnce(file, loaded));
    }
    return ok ? draw(subjects, scenes, gif) : ExitCode.REJECTED;
  }

  private boolean isGif() {
    String name = output.toLowerCase(Locale.ROOT);
    if (!name.endsWith(".png") && !name.endsWith(".gif")) {
      throw new UsageException("-o must end in .png or .gif");
    }
    return name.endsWith(".gif");
  }

  private boolean moves(String file, Loaded loaded) {
    if (loaded.scenes().isEmpty()) {
      show(file, "nothing-moves", "nothing moves in this file", "'diptych view' shows its bytes.");
    }
    return !loaded.scenes().isEmpty();
  }

  private void show(String file, String code, String message, String help) {
    session.show(List.of(Diagnostic.error(code, new Location.Whole(file), message, help)));
  }

  private int draw(List<Subject> subjects, List<Scene> scenes, boolean gif) throws IoFailure {
    Shot shot = shot(scenes, gif);
    int columns = frames.columns(shot);
    if (isTooLarge(shot, columns, gif)) {
      show(
          inputs.files().get(0),
          "too-many-frames",
          "the picture would have too many frames, or too many pixels",
          "Use --from and --to, a larger --every, or a smaller --size.");
      return ExitCode.REJECTED;
    }
    Path path = browser.find();
    Targets targets = Targets.created(output, output);
    session
        .outputs()
        .other()
        .writeWhole(targets, output, out -> write(path, subjects, shot, columns, out));
    return ExitCode.DONE;
  }

  private Shot shot(List<Scene> scenes, boolean gif) {
    boolean head =
        scenes.stream()
            .flatMap(scene -> scene.nodes().stream())
            .anyMatch(node -> node.shape() instanceof Shape.Frustum);
    if (frames.view() == Shot.View.HEAD && !head) {
      throw new UsageException("--view head requires a file with a head");
    }
    double start = scenes.stream().mapToDouble(Scene::start).min().orElse(0);
    double end = scenes.stream().mapToDouble(Scene::end).max().orElse(0);
    int checks = scenes.stream().mapToInt(scene -> scene.checks().size()).sum();
    List<Double> moments = scenes.stream().flatMap(scene -> moments(scene).stream()).toList();
    return frames.shot(start, end, moments, focus.among(scenes), gif ? 0 : Shot.label(checks));
  }

  /** Where something fails, and the times for which alone something is expected. */
  private static List<Double> moments(Scene scene) {
    return scene.checks().stream()
        .filter(check -> !check.passed() || check.spans().stream().allMatch(RenderCommand::isTime))
        .sorted(Comparator.comparing(Check::passed))
        .map(Check::moment)
        .toList();
  }

  private static boolean isTime(Check.Span span) {
    return span.from() == span.to();
  }

  private static boolean isTooLarge(Shot shot, int columns, boolean gif) {
    int count = shot.times().size();
    return count > FrameTimes.MAX_FRAMES
        || (gif
            ? (long) count * shot.width() * shot.height() > AnimatedGif.MAX_PIXELS
            : ContactSheet.pixels(shot, columns) > ContactSheet.MAX_PIXELS);
  }

  private void write(Path path, List<Subject> subjects, Shot shot, int columns, OutputStream out)
      throws IOException {
    try (Viewer viewer = Viewer.once(subjects);
        Renderer renderer = Renderer.open(path, viewer.address(), shot)) {
      if (shot.label() > 0) {
        ContactSheet.write(renderer, shot, columns, out);
      } else {
        AnimatedGif.write(renderer, shot, frames.delay(shot), !once, out);
      }
    } catch (RenderException e) {
      throw new IoFailure("cannot-render", "cannot draw frames: " + e.getMessage());
    }
  }
}
