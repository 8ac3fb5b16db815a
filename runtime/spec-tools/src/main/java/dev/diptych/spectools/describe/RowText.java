package dev.diptych.spectools.describe;

import dev.diptych.model.schema.Field;
import dev.diptych.text.shape.RowShape;
import java.util.ArrayList;
import java.util.List;

/** The form of the rows of a field. */
public final class RowText {
  private final SpecView spec;

  /** Rows of {@code spec}. */
  public RowText(SpecView spec) {
    this.spec = spec;
  }

  /**
   * The rows of {@code field}, which must have rows, with a block around them if it is required.
   */
  public String of(StructView owner, Field field) {
    RowShape row = spec.shapes().row(field);
    List<String> cells = new ArrayList<>();
    String key = "";
    for (int i = 0; i < row.cells().size(); i++) {
      String name = row.struct().fields().get(row.cells().get(i).path().get(0)).id();
      if (i == row.key()) {
        key = name + " ";
      } else {
        cells.add(name);
      }
    }
    String line = key + "(" + String.join(" ", cells) + ")";
    int own = spec.shapes().of(owner.type()).rows();
    boolean inside = own >= 0 && owner.type().fields().get(own).equals(field);
    return inside ? line : field.name() + " { " + line + " … }";
  }
}
