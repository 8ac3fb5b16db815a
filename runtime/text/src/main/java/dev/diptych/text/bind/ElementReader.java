package dev.diptych.text.bind;

import dev.diptych.model.derive.Allowance;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.source.Source;
import dev.diptych.text.shape.Shapes;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * Reads the elements of a list with which a text ends, without reading the text as a whole. What it
 * reads has the same meaning in the whole text; the rest, errors above all, it leaves to {@link
 * Binder}. Thread-safe.
 */
public final class ElementReader {
  /** From then on, trying is not worth its time. */
  private static final int MAX_LEFT = 8;

  private final Shapes shapes;
  private final StructType owner;
  private final int list;
  private final AtomicInteger left = new AtomicInteger();

  /**
   * A reader.
   *
   * @param owner the type of the struct with the list
   * @param list index of the list in it, whose elements are not derived from other fields
   */
  public ElementReader(Shapes shapes, StructType owner, int list) {
    this.shapes = shapes;
    this.owner = owner;
    this.list = list;
  }

  /**
   * The elements.
   *
   * @param text a text whose fields before the list are known
   * @param from where the elements begin
   * @param end where they must end: at the brace of the block with them, or the word Eof
   * @param allowance memory that the text may use for omitted values
   * @param expected the list that the text was printed from, which is returned if it is that; or
   *     null
   * @return null if the text has to be read as a whole
   */
  public @Nullable Sequence read(
      Source text, int from, int end, Allowance allowance, @Nullable Sequence expected) {
    if (left.get() > MAX_LEFT) {
      return null;
    }
    Sequence found =
        new StraightText(text, shapes, allowance).elements(owner, list, from, end, expected);
    if (found == null) {
      left.incrementAndGet();
    }
    return found;
  }
}
