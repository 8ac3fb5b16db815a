package dev.diptych.spectools.diff.trial;

import static java.util.Objects.requireNonNull;

import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StructView;
import dev.diptych.spectools.diff.change.FileExample;
import dev.diptych.spectools.diff.pair.FieldPair;
import dev.diptych.spectools.diff.pair.SpecPair;
import dev.diptych.spectools.diff.pair.StructPair;
import dev.diptych.text.print.ValueFormatter;
import dev.diptych.twin.Face;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Compares the values of a file as two specs read it. */
final class Comparison {
  private static final int MAX_SHOWN = 60;

  private final SpecPair specs;
  private final Face face;
  private final boolean positions;

  /** For a file of {@code face} of the old of {@code specs}. */
  Comparison(SpecPair specs, Face face) {
    this.specs = specs;
    this.face = face;
    this.positions =
        specs.structs().stream()
            .anyMatch(each -> anyInstance(each.added()) || anyInstance(each.removed()));
  }

  private static boolean anyInstance(List<FieldView> fields) {
    return fields.stream().anyMatch(each -> each.field().storage().instance());
  }

  /** The first difference between the two roots, or null. */
  @Nullable Finding of(Struct before, Struct after) {
    return structs(before, after, "");
  }

  private @Nullable Finding structs(Struct before, Struct after, String path) {
    StructPair pair = specs.struct(before.type().name(), after.type().name());
    if (pair == null) {
      String was = specs.before().simple(before.type().name());
      String is = specs.after().simple(after.type().name());
      return found(null, path, path + " was " + was + " and is read as " + is);
    }
    for (FieldPair field : pair.fields()) {
      Finding finding = field(field, before, after, path);
      if (finding != null) {
        return finding;
      }
    }
    return face == Face.BINARY && !positions ? residue(pair, before, after, path) : null;
  }

  private @Nullable Finding residue(StructPair pair, Struct before, Struct after, String path) {
    long undescribedBefore =
        before.residue().trailing().length() + Math.max(0, before.residue().slack());
    long undescribedAfter =
        after.residue().trailing().length() + Math.max(0, after.residue().slack());
    boolean patched = before.residue().patches().isEmpty() && !after.residue().patches().isEmpty();
    if (undescribedBefore == undescribedAfter && !patched) {
      return null;
    }
    String where = path.isEmpty() ? "" : " of " + path;
    String what =
        undescribedBefore == undescribedAfter
            ? "encoding gives other bytes for a part" + where
            : Math.abs(undescribedAfter - undescribedBefore) == 1
                ? "1 byte" + where + " is not described"
                : Math.abs(undescribedAfter - undescribedBefore)
                    + " bytes"
                    + where
                    + " are not described";
    return new Finding(FileExample.VALUE_DIFFERS, what, pair, Set.of());
  }

  private @Nullable Finding field(FieldPair pair, Struct before, Struct after, String path) {
    Value was = before.get(pair.before().field().id());
    Value is = after.get(pair.after().field().id());
    boolean derived =
        pair.before().field().derived()
            && pair.after().field().derived()
            && !pair.after().field().isChecksum();
    boolean packing = pair.before().field().type() instanceof Type.Packing;
    String at = path + (path.isEmpty() ? "" : ".") + pair.after().field().id();
    if (packing
        || (derived && face == Face.TEXT)
        || (Elements.isNothing(was) && Elements.isNothing(is))) {
      return null;
    }
    if (was == null || is == null) {
      String what = was == null ? " was absent and is present" : " was present and is absent";
      return found(pair.structs(), pair.after().field().id(), at + what);
    }
    List<Value> wasElements = Elements.of(specs.before(), pair.before(), was);
    List<Value> isElements = Elements.of(specs.after(), pair.after(), is);
    if (wasElements.size() != isElements.size()) {
      String what = " had " + wasElements.size() + " elements and has " + isElements.size();
      return found(pair.structs(), pair.after().field().id(), at + what);
    }
    boolean many = pair.after().field().repeated();
    for (int i = 0; i < wasElements.size(); i++) {
      Finding finding =
          element(pair, wasElements.get(i), isElements.get(i), many ? at + "[" + i + "]" : at);
      if (finding != null) {
        return finding;
      }
    }
    return null;
  }

  private @Nullable Finding element(FieldPair pair, Value was, Value is, String path) {
    FieldView before = pair.before();
    FieldView after = pair.after();
    StructView oldBox = box(specs.before(), was);
    StructView newBox = box(specs.after(), is);
    if (oldBox != null) {
      before = oldBox.fields().get(0);
      was = requireNonNull(((Struct) was).get(0));
    }
    if (newBox != null) {
      after = newBox.fields().get(0);
      is = requireNonNull(((Struct) is).get(0));
    }
    if (was instanceof Struct one && is instanceof Struct other) {
      return structs(one, other, path);
    }
    boolean plain = isPlain(was) && isPlain(is);
    if (plain && same(before, was, after, is)) {
      return null;
    }
    String message =
        plain
            ? "%s was %s and is %s"
                .formatted(
                    path, shown(specs.before(), before, was), shown(specs.after(), after, is))
            : path + " has another form";
    return found(pair.structs(), pair.after().field().id(), message);
  }

  private static @Nullable StructView box(SpecView spec, Value value) {
    StructView view = value instanceof Struct struct ? spec.struct(struct.type().name()) : null;
    return view != null && view.box() ? view : null;
  }

  private static boolean isPlain(Value value) {
    return !(value instanceof Struct) && !(value instanceof Sequence) && !(value instanceof Table);
  }

  private boolean same(FieldView before, Value was, FieldView after, Value is) {
    Type wasType = before.field().type();
    Type isType = after.field().type();
    return ValueMeaning.of(before, was).equals(ValueMeaning.of(after, is))
        && !ValueMeaning.isRenumbered(
            specs.before().schema(), wasType, specs.after().schema(), isType, was);
  }

  private static String shown(SpecView spec, FieldView view, Value value) {
    String text = new ValueFormatter(spec.schema()).of(view.field().type(), value);
    return text.length() > MAX_SHOWN ? text.substring(0, MAX_SHOWN) + "…" : text;
  }

  private static Finding found(@Nullable StructPair structs, String id, String message) {
    return new Finding(FileExample.VALUE_DIFFERS, message, structs, Set.of(id));
  }
}
