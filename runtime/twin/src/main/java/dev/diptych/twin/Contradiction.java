package dev.diptych.twin;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import java.util.Objects;
import java.util.Optional;

/** Says where the bytes of a document would mean something else than the document says. */
final class Contradiction {
  private static final String HELP = "their bytes would mean something else";

  private final Opened opened;

  Contradiction(Opened opened) {
    this.opened = opened;
  }

  /**
   * The first difference.
   *
   * @param said what the document says
   * @param meant what its bytes mean, if they can be read at all
   */
  Diagnostic between(Struct said, Optional<Struct> meant) {
    if (meant.isEmpty()) {
      return error(Path.ROOT, "these values contradict each other: their bytes cannot be read");
    }
    return between(Path.ROOT, said, meant.get());
  }

  private Diagnostic between(Path path, Value said, Value meant) {
    if (said instanceof Struct a && meant instanceof Struct b && a.type().equals(b.type())) {
      for (int i = 0; i < a.type().fields().size(); i++) {
        if (!Objects.equals(a.get(i), b.get(i))) {
          return between(path.field(a.type().fields().get(i).id()), a.get(i), b.get(i));
        }
      }
      if (!a.residue().equals(b.residue())) {
        String message = "residue does not fit here any more: other bytes would be left over";
        Location at = opened.places().locate(path.field("Residue"));
        return Diagnostic.error("residue-moved", at, message, "remove what is not wanted any more");
      }
    }
    if (said instanceof Sequence a && meant instanceof Sequence b) {
      int both = Math.min(a.elements().size(), b.elements().size());
      for (int i = 0; i < both; i++) {
        if (!a.elements().get(i).equals(b.elements().get(i))) {
          return between(path.at(i), a.elements().get(i), b.elements().get(i));
        }
      }
    }
    String message =
        "these values contradict each other: %s is %s, but would be read as %s"
            .formatted(path, brief(said), brief(meant));
    return error(path, message);
  }

  private Diagnostic error(Path path, String message) {
    return Diagnostic.error("inconsistent", opened.places().locate(path), message, HELP);
  }

  private static String brief(Value value) {
    if (value instanceof Scalar scalar) {
      return Long.toString(scalar.bits());
    }
    if (value instanceof Sequence sequence) {
      return sequence.elements().size() + " elements";
    }
    if (value instanceof Table table) {
      return table.rows() + " rows";
    }
    String text = "" + value;
    return value == null ? "nothing" : text.length() > 60 ? text.substring(0, 60) + "…" : text;
  }
}
