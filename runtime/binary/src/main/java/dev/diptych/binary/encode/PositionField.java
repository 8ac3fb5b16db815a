package dev.diptych.binary.encode;

import dev.diptych.model.document.Path;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Struct;
import dev.diptych.model.schema.Linear;
import dev.diptych.model.schema.PositionExpression;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The field that holds the position of another field.
 *
 * @param path the path to it
 * @param linear how its value determines the position
 */
public record PositionField(Path path, Linear linear) {
  /**
   * The field in {@code words}, if they are a simple expression of one field.
   *
   * @param words the expression of a position in the schema, or null
   * @param from the struct whose expression it is
   * @param structs returns the struct at a path, or null
   */
  public static Optional<PositionField> find(
      @Nullable String words, Path from, Function<Path, @Nullable Struct> structs) {
    PositionExpression sum = PositionExpression.parse(words);
    if (sum == null || sum.terms().size() != 1) {
      return Optional.empty();
    }
    PositionExpression.Term term = sum.terms().get(0);
    Path path = resolve(term.path(), from, structs);
    return Optional.ofNullable(path)
        .map(at -> new PositionField(at, new Linear(term.scale(), sum.constant())));
  }

  private static @Nullable Path resolve(
      List<String> way, Path from, Function<Path, @Nullable Struct> structs) {
    Path at = from;
    for (String id : way) {
      if (id.equals("_root")) {
        at = Path.ROOT;
      } else if (id.equals("_parent")) {
        at = at.parent();
      } else {
        at = at.field(id);
      }
      if (at == null) {
        return null;
      }
    }
    Path parent = at.parent();
    Struct holder = parent == null ? null : structs.apply(parent);
    boolean number =
        holder != null
            && holder.type().indexOf(at.field()) >= 0
            && holder.get(at.field()) instanceof Scalar;
    return number ? at : null;
  }

  /** The largest value for {@code position} or less, if there is one. */
  public OptionalLong largest(long position) {
    long value =
        linear.scale() > 0 ? Math.floorDiv(position - linear.offset(), linear.scale()) : -1;
    return value < 0 ? OptionalLong.empty() : OptionalLong.of(value);
  }
}
