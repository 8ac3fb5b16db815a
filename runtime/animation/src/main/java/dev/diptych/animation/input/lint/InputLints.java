package dev.diptych.animation.input.lint;

import dev.diptych.model.lint.Lint;
import java.util.List;
import java.util.stream.Stream;

/** All lints for input animations. */
public final class InputLints {
  private InputLints() {}

  /** The lints in the order of their reports: the file first, then its content. */
  public static List<Lint> all() {
    return Stream.<List<? extends Lint>>of(
            FileLints.all(),
            TimeAndValueLints.all(),
            PoseLints.all(),
            CameraAndGazeLints.all(),
            HandLints.all(),
            List.of(new ArmLints()),
            MovementLints.all(),
            PlaybackLints.all())
        .<Lint>flatMap(List::stream)
        .toList();
  }
}
