package dev.diptych.binary.encode;

import dev.diptych.model.document.Path;
import dev.diptych.model.document.Residue;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import org.jspecify.annotations.Nullable;

/** Finds the struct with the largest slack. */
public final class LargestSlack {
  private Path largestPath = Path.ROOT;
  private long size;

  private LargestSlack() {}

  /** The path to its residue, or the root if there is no slack. */
  public static Path largest(Struct root) {
    LargestSlack largestSlack = new LargestSlack();
    largestSlack.look(root, Path.ROOT);
    return largestSlack.largestPath;
  }

  private void look(@Nullable Value value, Path path) {
    if (value instanceof Sequence sequence) {
      for (int i = 0; i < sequence.elements().size(); i++) {
        look(sequence.elements().get(i), path.at(i));
      }
    } else if (value instanceof Struct struct) {
      if (struct.residue().slack() > size) {
        size = struct.residue().slack();
        largestPath = path.field(Residue.NAME);
      }
      for (int i = 0; i < struct.type().fields().size(); i++) {
        look(struct.get(i), path.field(struct.type().fields().get(i).id()));
      }
    }
  }
}
