package dev.diptych.animation.edit.command;

import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.motion.Motion;
import dev.diptych.animation.motion.MotionReader;
import dev.diptych.animation.motion.MotionResult;
import dev.diptych.animation.motion.MotionWriter;
import dev.diptych.family.Conversion.Converted;
import dev.diptych.model.document.Document;
import dev.diptych.model.schema.FormatName;
import java.util.function.Function;

/** Edits a document of either format. */
final class Editing {
  private Editing() {}

  /** Edits {@code document} by the function for its format. */
  static Converted edit(
      Document document,
      Function<InputAnimation, Converted> animation,
      Function<Motion, MotionResult> motion) {
    FormatName format = document.schema().format();
    if (InputAnimation.isIn(format)) {
      return animation.apply(InputAnimation.of(document));
    }
    if (!MotionReader.isIn(format)) {
      throw new IllegalArgumentException(
          "the file is not an input animation or a motion, but " + format);
    }
    MotionResult edited = motion.apply(MotionReader.read(document));
    Document written = MotionWriter.putExactly(document, edited.motion());
    return new Converted(written, edited.notes()).moved(edited.moves());
  }

  /**
   * The input animation in {@code document}.
   *
   * @param command the command that cannot edit motions
   * @throws IllegalArgumentException with one sentence if it is not one
   */
  static InputAnimation animation(Document document, String command) {
    if (MotionReader.isIn(document.schema().format())) {
      throw new IllegalArgumentException(
          command + " is for input animations; a motion can be imported first");
    }
    return InputAnimation.require(document);
  }
}
