package dev.diptych.lsp.docs;

import dev.diptych.ir.BitSizes;
import dev.diptych.ir.FieldType;
import dev.diptych.ir.Node;
import dev.diptych.ir.Spec;
import dev.diptych.ir.TypeDef;
import java.util.ArrayList;
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

  /** The layout of the types of {@code spec}. */
  public FixedLayout(Spec spec) {
    this.spec = spec;
    this.sizes = new BitSizes(name -> spec.requireType(name).bits());
  }

  /**
   * A field.
   *
   * @param offset its first bit from the start of the struct; -1 if that is not fixed
   * @param bits its size in bits where it is present; -1 if that is not fixed
   */
  public record Placed(Node.Field field, long offset, long bits) {
    /** In words; empty if nothing is fixed. */
    public String words() {
      String size = size(bits);
      String at = offset < 0 ? "" : "offset " + offset(offset);
      return at.isEmpty() || size.isEmpty() ? at + size : at + ", " + size;
    }

    private static String offset(long bits) {
      long bit = bits % BYTE;
      return bits / BYTE + (bit == 0 ? "" : ", bit " + bit);
    }
  }

  /** A size in words; empty if it is not fixed. */
  static String size(long bits) {
    if (bits < 0) {
      return "";
    }
    boolean whole = bits % BYTE == 0;
    long count = whole ? bits / BYTE : bits;
    return count + (whole ? " byte" : " bit") + (count == 1 ? "" : "s");
  }

  /** The size of a type in words; empty if it is not fixed. */
  public String size(TypeDef type) {
    return isSteady(type.name()) ? size(type.bits()) : "";
  }

  /** The fields of {@code type} in sequence, then its instances, whose offsets are not fixed. */
  public List<Placed> fields(TypeDef type) {
    List<Placed> fields = new ArrayList<>();
    long at = 0;
    for (Node.Field field : type.seq()) {
      boolean bits = field.type() instanceof FieldType.Bits;
      at = at == OPEN || bits ? at : (at + BYTE - 1) / BYTE * BYTE;
      long size = bits(field);
      fields.add(new Placed(field, at, size));
      boolean known = at != OPEN && size != OPEN && field.condition() == null;
      boolean aligned = bits || size % BYTE == 0;
      at = known && aligned ? at + size : OPEN;
    }
    for (Node.Field field : type.fields()) {
      if (field.instance()) {
        fields.add(new Placed(field, OPEN, bits(field)));
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
    for (Node.Field field : all ? type.seq() : List.<Node.Field>of()) {
      long size = bits(field);
      boolean shared = !(field.type() instanceof FieldType.Bits) && at % BYTE != 0;
      all &= field.condition() == null && size != OPEN && !shared;
      at += size;
    }
    steady.put(name, all);
    return all;
  }
}
