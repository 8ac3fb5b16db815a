package dev.diptych.spectools;

import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.ir.BitSizes;
import dev.diptych.ir.FieldType;
import dev.diptych.ir.Node;
import dev.diptych.ir.Spec;
import dev.diptych.ir.TypeDef;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Sizes and offsets of fields that are the same in every file. */
public final class FixedLayout {
  private static final long OPEN = BitSizes.OPEN;
  private static final int BYTE = 8;

  private final Spec spec;
  private final BitSizes sizes;
  private final Map<String, Boolean> steady = new HashMap<>();

  /** The layout of the types of {@code loaded}. */
  public FixedLayout(LoadedSpec loaded) {
    this.spec = loaded.spec();
    this.sizes = new BitSizes(name -> spec.requireType(name).bits());
  }

  /** The offset and the size of a field in words; empty if neither is fixed. */
  private static String words(long offset, long bits) {
    String size = size(bits);
    long bit = offset % BYTE;
    String at = offset < 0 ? "" : "offset " + offset / BYTE + (bit == 0 ? "" : ", bit " + bit);
    return at.isEmpty() || size.isEmpty() ? at + size : at + ", " + size;
  }

  /** A size in words; empty if it is not fixed. */
  private static String size(long bits) {
    if (bits < 0) {
      return "";
    }
    boolean whole = bits % BYTE == 0;
    long count = whole ? bits / BYTE : bits;
    return count + (whole ? " byte" : " bit") + (count == 1 ? "" : "s");
  }

  /** The size of the type {@code name} in words; empty if it is not fixed. */
  public String size(String name) {
    return isSteady(name) ? size(spec.requireType(name).bits()) : "";
  }

  /**
   * Offsets from the start of the struct and sizes of the fields of the type {@code name}, in words
   * by the ids of the fields. Those of an instance and behind a field whose size is not fixed have
   * no offset, and fields of which nothing is fixed have an empty text.
   */
  public Map<String, String> fields(String name) {
    Map<String, String> fields = new HashMap<>();
    TypeDef type = spec.type(name);
    long at = 0;
    for (Node.Field field : type == null ? List.<Node.Field>of() : type.seq()) {
      boolean bits = field.type() instanceof FieldType.Bits;
      at = at == OPEN || bits ? at : (at + BYTE - 1) / BYTE * BYTE;
      long size = bits(field);
      fields.put(field.id(), words(at, size));
      boolean known = at != OPEN && size != OPEN && field.condition() == null;
      at = known && (bits || size % BYTE == 0) ? at + size : OPEN;
    }
    for (Node.Field field : type == null ? List.<Node.Field>of() : type.fields()) {
      if (field.instance()) {
        fields.put(field.id(), words(OPEN, bits(field)));
      }
    }
    return fields;
  }

  private long bits(Node.Field field) {
    boolean inner = field.type() instanceof FieldType.User && field.type().extent() == null;
    boolean known = !inner || isSteady(((FieldType.User) field.type()).name());
    return known ? sizes.field(field) : OPEN;
  }

  /** Whether no field in a struct is present in some files only, and none shares a byte. */
  private boolean isSteady(String name) {
    Boolean found = steady.get(name);
    if (found != null) {
      return found;
    }
    steady.put(name, false); // a struct within itself
    TypeDef type = spec.type(name);
    boolean all = type != null && type.bits() != OPEN && type.bits() % BYTE == 0;
    long at = 0;
    for (Node.Field field : type == null || !all ? List.<Node.Field>of() : type.seq()) {
      long size = bits(field);
      boolean shared = !(field.type() instanceof FieldType.Bits) && at % BYTE != 0;
      all &= field.condition() == null && size != OPEN && !shared;
      at += size;
    }
    steady.put(name, all);
    return all;
  }
}
