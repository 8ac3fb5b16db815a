package dev.diptych.spectools.describe;

import dev.diptych.ir.TypeDef;
import dev.diptych.ir.Written;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Frame;
import dev.diptych.model.schema.Storage;
import dev.diptych.model.schema.Storage.Place;
import dev.diptych.model.schema.Type;
import java.util.ArrayList;
import java.util.List;

/** The bytes that a spec does not describe, as far as the spec shows. */
public final class ExpectedResidue {
  private final SpecView spec;

  /** For files of {@code spec}. */
  public ExpectedResidue(SpecView spec) {
    this.spec = spec;
  }

  /** The residue of {@code struct}, a phrase for each part of it. */
  public List<String> of(StructView struct) {
    List<String> left = new ArrayList<>();
    if (struct.box()) {
      return left;
    }
    left.addAll(bits(struct));
    for (FieldView field : struct.fields()) {
      stream(field, left);
      kept(field, left);
    }
    positions(struct, left);
    if (struct.equals(spec.root()) && !readsAll(struct.definition())) {
      left.add("bytes after the end");
    }
    return left;
  }

  /** The bits between a field of bits and the byte of the next field. */
  private static List<String> bits(StructView struct) {
    List<String> left = new ArrayList<>();
    long bits = 0;
    String last = "";
    for (FieldView view : struct.fields()) {
      Field field = view.field();
      if (field.isParameter()) {
        continue;
      }
      int width = field.type() instanceof Type.Bits type ? type.width() : 0;
      if (width > 0 && !field.optional() && !field.repeated() && bits >= 0) {
        bits += width;
        last = field.id();
      } else if (width > 0) {
        bits = -1;
      } else if (!field.storage().instance()) {
        unused(bits, last, left);
        bits = 0;
      }
    }
    unused(bits, last, left);
    return left;
  }

  private static void unused(long bits, String after, List<String> left) {
    long unused = bits <= 0 ? 0 : (8 - bits % 8) % 8;
    if (unused > 0) {
      left.add(unused + (unused == 1 ? " bit" : " bits") + " after " + after + ", where not 0");
    }
  }

  private void stream(FieldView view, List<String> left) {
    Field field = view.field();
    Storage.Stream stream = field.storage().stream();
    if (!field.type().isStruct() || stream == null) {
      return;
    }
    List<String> open = new ArrayList<>();
    for (String name : field.type().structs()) {
      StructView inner = spec.struct(name);
      boolean all = inner.box() || readsAll(inner.definition()) || fits(stream, inner);
      if (!all) {
        open.add(spec.simple(name));
      }
    }
    if (!open.isEmpty()) {
      String zeros = stream.size() >= 0 ? ", where not 0" : "";
      left.add(
          "bytes of "
              + field.id()
              + " that "
              + Phrases.list(open, "or")
              + " does not read"
              + zeros);
    }
  }

  private static boolean fits(Storage.Stream stream, StructView inner) {
    long bits = inner.definition().bits();
    return bits >= 0 && stream.size() * 8 == bits;
  }

  /** Bytes within a size that are not kept with the value. */
  private static void kept(FieldView view, List<String> left) {
    Written written = view.written();
    boolean cut = written.size() != null || written.sizeEos();
    boolean framed = written.terminator() != null || written.padRight() != null;
    if (cut && framed && !keepsFrame(view.field().type())) {
      left.add("bytes after the end of " + view.field().id() + " within its size");
    }
  }

  private static boolean keepsFrame(Type type) {
    return type instanceof Type.Text text
        ? !(text.frame() instanceof Frame.Plain)
        : type instanceof Type.Bytes bytes && !(bytes.frame() instanceof Frame.Plain);
  }

  private static void positions(StructView struct, List<String> left) {
    List<String> placed =
        struct.fields().stream()
            .map(FieldView::field)
            .filter(field -> field.storage().instance())
            .filter(field -> !(field.type() instanceof Type.Packing))
            .filter(field -> field.storage().place() != Place.ELSEWHERE)
            .map(Field::id)
            .toList();
    if (!placed.isEmpty()) {
      left.add("gaps before and after " + Phrases.list(placed, "and"));
    }
  }

  private boolean readsAll(TypeDef type) {
    return new ReadsToEnd(spec.spec()).reads(type);
  }
}
