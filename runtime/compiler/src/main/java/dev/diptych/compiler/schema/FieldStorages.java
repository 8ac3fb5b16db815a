package dev.diptych.compiler.schema;

import dev.diptych.ir.Extent;
import dev.diptych.ir.FieldType;
import dev.diptych.ir.Node;
import dev.diptych.ir.Repetition;
import dev.diptych.ir.Spec;
import dev.diptych.records.JavaNames;

/** Chooses how generated code stores the fields of one spec. */
public final class FieldStorages {
  private final Spec spec;
  private final FieldUsage usage;

  /** For the fields of {@code spec}. */
  public FieldStorages(Spec spec) {
    this.spec = spec;
    this.usage = new FieldUsage(spec);
  }

  /** The use of fields in expressions. */
  FieldUsage usage() {
    return usage;
  }

  /** The storage of {@code field}. */
  public FieldStorage of(Node.Field field) {
    boolean read = usage.reader(field) != null;
    Strategy strategy = strategy(field, read);
    boolean aliased = read && (strategy == Strategy.RAW || isPlainChoice(field));
    // Java has no field of its own id.
    boolean taken = JavaNames.isReserved(field.id()) && !read;
    String member = aliased || taken ? FieldStorage.PREFIX + field.id() : field.id();
    return new FieldStorage(strategy, aliased, member);
  }

  private Strategy strategy(Node.Field field, boolean read) {
    FieldType type = field.type();
    if (!read && new RecordTables(spec).isTable(field)) {
      return Strategy.TABLE;
    }
    if (type instanceof FieldType.Switch) {
      return Strategy.BOXED;
    }
    // Expressions see the elements of an array as they are, and so does its end.
    boolean seen = field.repeated() && (read || field.repetition() instanceof Repetition.Until);
    boolean free = field.constraint() == null && !seen;
    if (free && !read && FieldStorage.isReadOnly(type)) {
      return Strategy.WIDE;
    }
    if (free && isInterpreted(field)) {
      return Strategy.RAW;
    }
    boolean latin = usage.asciiOnly() && FieldStorage.isLikeAscii(type);
    return latin && !free ? Strategy.LATIN : Strategy.DECLARED;
  }

  /** Whether Kaitai loses some values of {@code field} when it interprets them. */
  private static boolean isInterpreted(Node.Field field) {
    FieldType type = field.type();
    boolean framed = type.transform() == null && Extent.isFramed(type.extent());
    // The bytes of a substream end where Kaitai ends them; the rest of them is residue.
    return FieldTypes.names(type) != null
        || type instanceof FieldType.Text
        || (framed && !field.struct());
  }

  private static boolean isPlainChoice(Node.Field field) {
    Choice choice = Choice.of(field);
    return choice != null && !field.repeated() && choice.plainValues();
  }

  /** Whether generated code stores {@code field} without its terminator and padding. */
  boolean isShortened(Node.Field field) {
    return Extent.isFramed(FieldTypes.sizing(field).extent()) && !of(field).keepsFrame(field);
  }
}
