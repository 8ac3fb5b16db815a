package dev.diptych.model.position;

import dev.diptych.model.document.Path;
import dev.diptych.model.schema.Field;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A field at a position that is present in a document. */
final class Item {
  /**
   * A number of which a position is the sum, with its factor.
   *
   * @param base whether it is the start of a region
   */
  record Term(Frame.NumberAt number, long scale, boolean base) {}

  private final Frame owner;
  private final Field field;
  private final @Nullable Path stream;
  private final long size;
  private final long constant;
  private final List<Term> terms;
  private final Kind kind;
  private final List<Item> inner = new ArrayList<>();

  /** How a position is determined. */
  enum Kind {
    /** By numbers of the file. */
    NUMBERS,
    /** By the spec alone. */
    CONSTANT,
    /** By the size of the stream. */
    FROM_END,
    /** Unknown to the schema. */
    UNKNOWN
  }

  Item(
      Frame owner,
      Field field,
      @Nullable Path stream,
      long size,
      Kind kind,
      List<Term> terms,
      long constant) {
    this.owner = owner;
    this.field = field;
    this.stream = stream;
    this.size = size;
    this.kind = stream == null ? Kind.UNKNOWN : kind;
    this.terms = terms;
    this.constant = constant;
  }

  Kind kind() {
    return kind;
  }

  /** The path of the struct with its stream, or null if unknown. */
  @Nullable Path stream() {
    return stream;
  }

  Field field() {
    return field;
  }

  /** Its size in bytes, or {@link dev.diptych.model.derive.Sizes#UNKNOWN}. */
  long size() {
    return size;
  }

  /** The items that its value refers to. */
  List<Item> inner() {
    return inner;
  }

  List<Term> terms() {
    return terms;
  }

  /** The number of structs around it. */
  int depth() {
    int depth = 0;
    for (Frame at = owner.outer(); at != null; at = at.outer()) {
      depth++;
    }
    return depth;
  }

  Path path() {
    return owner.path().field(field.id());
  }

  /** The field of the schema, the same for all elements of a list. */
  String group() {
    return owner.struct().type().name() + "/" + field.id();
  }

  /** Its position by the numbers of the document. */
  long position() {
    return rest(null, null);
  }

  /** Its position without two terms. */
  long rest(@Nullable Term one, @Nullable Term other) {
    long sum = constant;
    for (Term term : terms) {
      if (!term.equals(one) && !term.equals(other)) {
        sum += term.number().value() * term.scale();
      }
    }
    return sum;
  }
}
