package dev.diptych.binary.expression;

import dev.diptych.binary.stream.RejectedException;
import dev.diptych.binary.stream.Stream;
import dev.diptych.ir.ValueType;
import org.jspecify.annotations.Nullable;

/** A struct as expressions see it: its members, its stream, the structs around it. */
public abstract class Scope extends Cells {
  private final Layout layout;
  private @Nullable Cells current;
  private int currentAt;
  private long index;

  /** A struct with cells for the members of {@code layout}. */
  protected Scope(Layout layout) {
    this.layout = layout;
  }

  /** Its members. */
  public final Layout layout() {
    return layout;
  }

  /** The struct around it; null for a root. */
  public abstract @Nullable Scope parent();

  /** The root of the file of its type. */
  public abstract Scope root();

  /** Its stream. */
  public abstract Stream stream();

  /**
   * Makes sure that a cell has its value: decodes an instance that has not been asked for yet.
   *
   * @return false where the member is absent
   */
  public abstract boolean present(int slot);

  /** The value of a member that is {@linkplain #present present}, as expressions see it. */
  public @Nullable Object member(int slot) {
    return value(slot);
  }

  /** Counts memory that an expression takes. */
  public abstract void spend(long bytes);

  /** Sets what {@code _} means: the value in a cell of {@code cells}. */
  public final void element(@Nullable Cells cells, int at) {
    current = cells;
    currentAt = at;
  }

  /** Sets what {@code _index} means. */
  public final void index(long value) {
    index = value;
  }

  /** What {@code _index} means. */
  public final long index() {
    return index;
  }

  /** The cells with the value that {@code _} means; null where it means nothing. */
  public final @Nullable Cells elements() {
    return current;
  }

  /** Where that value is in {@link #elements}. */
  public final int elementAt() {
    return currentAt;
  }

  final Cells requireElements() {
    if (current == null) {
      throw RejectedException.expression("uses an absent value");
    }
    return current;
  }

  @Override
  final int capacity() {
    return layout.size();
  }

  @Override
  public final ValueType type(int at) {
    return layout.type(at);
  }
}
