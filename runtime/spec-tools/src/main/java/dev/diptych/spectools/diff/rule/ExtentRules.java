package dev.diptych.spectools.diff.rule;

import dev.diptych.ir.Extent;
import dev.diptych.model.schema.Frame;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.pair.FieldPair;
import dev.diptych.spectools.diff.pair.StructPair;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Changes of the end of the bytes of a field. */
final class ExtentRules {
  private ExtentRules() {}

  /**
   * {@code size-changed}: a field has another size. Texts are compatible where the length is
   * derived from them, or where a padded text has more room.
   */
  static void size(FieldPair fields, Changes changes) {
    boolean rest = rest(fields.before()) == rest(fields.after());
    Object was = fields.before().size();
    Object is = fields.after().size();
    if (fields.written() && !(rest && fields.structs().specs().same(was, is))) {
      String message =
          FieldPair.change("its size", sizeWords(fields.before()), sizeWords(fields.after()));
      changes.report("size-changed", fields, "size", ExtentRules::size, message);
    }
  }

  private static Impact size(FieldPair fields) {
    boolean rest = rest(fields.before()) == rest(fields.after());
    StructPair structs = fields.structs();
    boolean same =
        rest && structs.specs().sameInFiles(structs, fields.before().size(), fields.after().size());
    // Texts contain the padding where the size is not fixed.
    boolean padded =
        frame(fields.before()) instanceof Frame.FixedSize
            && !(frame(fields.after()) instanceof Frame.FixedSize);
    return same ? Impact.of(false, padded) : Impact.of(true, !(free(fields) || grown(fields)));
  }

  private static boolean rest(FieldView view) {
    return view.written().sizeEos();
  }

  private static @Nullable String sizeWords(FieldView view) {
    return rest(view) ? "all that is left" : view.written().size();
  }

  /** Whether the new spec stores values of any length that old texts may have. */
  private static boolean free(FieldPair fields) {
    return rest(fields.after())
        || (DerivedFields.length(fields.structs().after(), fields.after())
            && Capacity.holdsBytes(fields));
  }

  private static boolean grown(FieldPair fields) {
    return frame(fields.before()) instanceof Frame.FixedSize was
        && frame(fields.after()) instanceof Frame.FixedSize is
        && is.size() >= was.size();
  }

  private static @Nullable Frame frame(FieldView view) {
    Type type = view.field().type();
    return type instanceof Type.Text text
        ? text.frame()
        : type instanceof Type.Bytes bytes ? bytes.frame() : null;
  }

  /**
   * {@code frame-changed}: the terminator or the padding of a field changed. A text may contain the
   * new terminator, and end with the new padding.
   */
  static void frame(FieldPair fields, Changes changes) {
    if (!fields.written()) {
      return;
    }
    boolean end = !terminator(fields.before()).equals(terminator(fields.after()));
    if (end || !Objects.equals(padding(fields.before()), padding(fields.after()))) {
      String message = end ? "its terminator changed" : "its padding changed";
      String key = end ? "terminator" : "pad-right";
      changes.report("frame-changed", fields, key, each -> frame(each, end), message);
    }
  }

  /** Texts that fit into the old frame fit into one without a terminator. */
  private static Impact frame(FieldPair fields, boolean end) {
    boolean free = ends(fields.after()).isEmpty() && !ends(fields.before()).orElse(false);
    boolean padding = !Objects.equals(padding(fields.before()), padding(fields.after()));
    return Impact.of(true, padding || (end && !free));
  }

  /** Whether the terminator of {@code view} is part of the value; empty if there is none. */
  private static Optional<Boolean> ends(FieldView view) {
    Extent extent = view.definition().type().extent();
    if (extent instanceof Extent.Terminated ended) {
      return Optional.of(ended.include());
    }
    Extent.Frame frame = Extent.frame(extent);
    return frame == null || frame.terminator().isEmpty()
        ? Optional.empty()
        : Optional.of(frame.include());
  }

  private static List<Object> terminator(FieldView view) {
    Extent extent = view.definition().type().extent();
    if (extent instanceof Extent.Terminated ended) {
      return List.of(ended);
    }
    Extent.Frame frame = Extent.frame(extent);
    return frame == null ? List.of() : List.of(frame.terminator(), frame.include());
  }

  private static @Nullable Integer padding(FieldView view) {
    Extent.Frame frame = Extent.frame(view.definition().type().extent());
    return frame == null ? null : frame.pad();
  }
}
