package dev.diptych.animation.authoring;

import dev.diptych.animation.authoring.track.Arguments;
import dev.diptych.animation.authoring.track.FileNames;
import dev.diptych.animation.hand.pose.ArticulatedPose;
import dev.diptych.animation.json.JsonException;
import dev.diptych.authoring.tree.Value.Evaluated;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads the poses of MRTK that gestures begin with.
 *
 * @param arguments receives errors and finds files
 */
record PoseFile(Arguments arguments) {
  /** The word before the file. */
  static final String WORD = "from";

  static final String EXAMPLE = "from \"grip.json\"";

  private static final String HELP =
      "a pose is the JSON of MRTK's ArticulatedHandPose; `diptych pose take.bin --at 1.2s --hand"
          + " Right -o grip.json` writes one";

  /** The pose in the file that is named; null after an error, which is reported. */
  @Nullable ArticulatedPose read(Evaluated name) {
    String file = FileNames.path(name, WORD, "grip.json", arguments);
    if (file == null) {
      return null;
    }
    Optional<byte[]> json =
        arguments.context().material().bytes(file, ArticulatedPose.MAX_BYTES, name.origin());
    return json.isEmpty() ? null : read(json.get(), file, name);
  }

  private @Nullable ArticulatedPose read(byte[] json, String file, Evaluated name) {
    try {
      return ArticulatedPose.read(json);
    } catch (JsonException e) {
      String message =
          String.format(
              Locale.ROOT,
              "'%s' is no pose of a hand: %s (line %d, column %d)",
              file,
              e.getMessage(),
              e.line(),
              e.column());
      arguments.context().report().error(ArticulatedPose.CODE, name.origin(), message, HELP);
      return null;
    }
  }
}
