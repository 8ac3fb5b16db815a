package dev.diptych.cli.inspect;

import dev.diptych.cli.io.Input;
import dev.diptych.twin.Engine;
import dev.diptych.twin.Face;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Parts;
import java.util.Optional;

/** What is known about the conversion of files that are large enough for parts. */
final class LargeFiles {
  private LargeFiles() {}

  /** What requires a file to be converted as a whole, as a sentence; nothing if nothing does. */
  static Optional<String> whole(Engine engine, Input input, LocatedDocument opened) {
    boolean isLarge = input.bytes().limit() >= Parts.MIN_SIZE;
    return isLarge && !engine.isShipped() ? reason(engine, opened) : Optional.empty();
  }

  private static Optional<String> reason(Engine engine, LocatedDocument opened) {
    int trailing = opened.document().residue().trailing().length();
    return opened.face() == Face.BINARY && trailing > 0
        ? Optional.of("it has bytes behind its last element")
        : engine.requiresWhole(opened.document());
  }
}
