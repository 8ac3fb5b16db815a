package dev.diptych.spectools.example.values;

import dev.diptych.ir.Extent;
import dev.diptych.model.schema.Frame;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.FieldView;
import java.nio.charset.Charset;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;

/** Terminators and padding within the known number of bytes of a field. */
public final class ValueFrames {
  private ValueFrames() {}

  /** What is around the value of {@code view} among the bytes that a document keeps. */
  static Frame kept(FieldView view) {
    Type type = view.field().type();
    return type instanceof Type.Text text
        ? text.frame()
        : type instanceof Type.Bytes bytes ? bytes.frame() : new Frame.Plain();
  }

  /** Whether a document keeps only the value of {@code view}, without what is around it. */
  public static boolean isBare(FieldView view) {
    return kept(view) instanceof Frame.Plain
        && view.node() != null
        && Extent.isFramed(view.node().type().extent());
  }

  /** What is around the value of {@code view} in a file. */
  public static Frame of(FieldView view) {
    Type type = view.field().type();
    Frame known = kept(view);
    Extent.Frame spec = view.node() == null ? null : Extent.frame(view.node().type().extent());
    if (!(known instanceof Frame.Plain) || spec == null || !spec.present()) {
      return known;
    }
    Integer pad = spec.pad();
    List<Integer> padding = pad == null ? List.of() : Collections.nCopies(unit(type), pad);
    return new Frame.VaryingSize(hex(spec.terminator()), spec.include(), hex(padding));
  }

  private static int unit(Type type) {
    return type instanceof Type.Text text
        ? Math.max(1, "a".getBytes(Charset.forName(text.encoding())).length)
        : 1;
  }

  private static String hex(List<Integer> bytes) {
    StringBuilder hex = new StringBuilder();
    bytes.forEach(each -> hex.append(HexFormat.of().toHexDigits(each.byteValue())));
    return hex.toString();
  }
}
