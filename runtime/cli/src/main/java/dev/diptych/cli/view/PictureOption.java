package dev.diptych.cli.view;

import dev.diptych.cli.io.Input;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.Targets;
import dev.diptych.cli.session.UsageException;
import dev.diptych.family.scene.Check;
import dev.diptych.family.scene.Scene;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.DocumentCheck;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.view.Viewer;
import dev.diptych.view.file.Loaded;
import dev.diptych.view.render.ContactSheet;
import dev.diptych.view.render.RenderException;
import dev.diptych.view.render.Renderer;
import dev.diptych.view.render.Shot;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** A picture of what does not hold. */
public final class PictureOption {
  /** The limit of frames: who sees more mends the first ones. */
  private static final int MAX_FRAMES = 24;

  private static final int COLUMNS = 3;
  private static final int WIDTH = 480;
  private static final int HEIGHT = 360;

  /** The size of a picture of one failure, in comparison with a frame among others. */
  private static final int ALONE = 2;

  @Option(
      names = "--picture",
      paramLabel = "PNG",
      description =
          "Draw each expectation that fails, at the time at which it fails most, to this file that"
              + " ends in .png. Of one input; nothing is written if all hold.")
  private @Nullable String output;

  @Mixin private BrowserOption browser;

  /** Whether there is to be a picture. */
  public boolean isGiven() {
    return output != null;
  }

  /** Rejects values that are wrong for {@code files}. */
  public void check(List<String> files) {
    if (output == null) {
      return;
    }
    if (!output.toLowerCase(Locale.ROOT).endsWith(".png")) {
      throw new UsageException("--picture must end in .png");
    }
    if (files.size() > 1) {
      throw new UsageException("--picture is of one file, and there are " + files.size());
    }
  }

  /** An expectation that fails. */
  private record Failure(Scene scene, Check check) {}

  /**
   * Draws what does not hold, if there is any.
   *
   * @param session of the file, which has shown its messages
   * @param input the file
   * @param opened its document
   * @param checks of its text, and of others
   */
  public void draw(Session session, Input input, LocatedDocument opened, List<DocumentCheck> checks)
      throws IoFailure {
    String target = output;
    List<Scene> scenes = FurnishedScenes.of(opened.document(), checks, Map.of()).all();
    List<Failure> failures = new ArrayList<>();
    for (Scene scene : scenes.subList(0, Math.min(1, scenes.size()))) {
      scene.checks().stream()
          .filter(check -> !check.passed())
          .limit(MAX_FRAMES)
          .forEach(check -> failures.add(new Failure(scene, check)));
    }
    if (target == null || failures.isEmpty()) {
      return;
    }
    Loaded loaded = new Loaded(session.engine(), opened, scenes, input.bytes(), null, "", Set.of());
    Path path = browser.find();
    LoadedOnce subject = new LoadedOnce(input.name(), loaded);
    session
        .outputs()
        .other()
        .writeWhole(
            Targets.created(target, target), target, out -> write(path, subject, failures, out));
  }

  private static void write(
      Path browser, LoadedOnce subject, List<Failure> failures, OutputStream out)
      throws IOException {
    List<Shot> shots = failures.stream().map(each -> shot(each, failures.size() == 1)).toList();
    try (Viewer viewer = Viewer.once(List.of(subject));
        Renderer renderer = Renderer.open(browser, viewer.address(), shots.get(0))) {
      ContactSheet.write(renderer, shots, Math.min(COLUMNS, shots.size()), out);
    } catch (RenderException e) {
      throw new IoFailure("cannot-render", "cannot draw frames: " + e.getMessage());
    }
  }

  private static Shot shot(Failure failure, boolean alone) {
    Scene scene = failure.scene();
    double moment = Math.max(scene.start(), Math.min(scene.end(), failure.check().moment()));
    int times = alone ? ALONE : 1;
    return new Shot(
        List.of(moment),
        times * WIDTH,
        times * HEIGHT,
        Shot.View.ORBIT,
        failure.check().nodes().stream().map(node -> scene.nodes().get(node).label()).toList(),
        false,
        Shot.label(scene.checks().size()));
  }
}
