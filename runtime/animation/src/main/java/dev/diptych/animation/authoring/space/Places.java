package dev.diptych.animation.authoring.space;

import dev.diptych.animation.authoring.track.Arguments;
import dev.diptych.animation.math.Vector;
import dev.diptych.authoring.section.Section;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Evaluated;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads places in rows: {@code (x y z) in S}, {@code at S}, with {@code fixed}.
 *
 * @param arguments reads numbers
 * @param stage knows the spaces
 * @param space the space of places without one
 */
public record Places(Arguments arguments, Stage stage, Space space) {
  /** The setting of a block, and the word before a space. */
  public static final String IN = "in";

  /** The word before a target. */
  public static final String AT = "at";

  static final String FIXED = "fixed";

  /** Places in the rows of {@code block}, whose setting {@code in S} is the default. */
  public Places of(Section block) {
    return block
        .setting(IN)
        .map(
            value -> {
              if (value instanceof Value.Word word) {
                return new Places(arguments, stage, stage.find(word));
              }
              arguments.error(value.origin(), "expected the name of a place: in Body");
              return this;
            })
        .orElse(this);
  }

  /** A place without the word before it: a point, with a space; null if there is none. */
  @Nullable Place point(RowWords words, double time) {
    return words.peek() instanceof Value.Tuple tuple && !hasNames(tuple)
        ? point(words.next(), words, time)
        : null;
  }

  /** Whether what is in parentheses is a place by its name, such as {@code (at Button)}. */
  boolean hasNames(Value.Tuple tuple) {
    List<Evaluated> values = tuple.evaluated();
    return !values.isEmpty() && values.get(0) instanceof Value.Word word && isOfPlace(word);
  }

  private boolean isOfPlace(Value.Word word) {
    return word.text().equals(AT) || word.text().equals("rest") || isSpace(word);
  }

  /** Whether a word names a space, or is like a part of one. */
  boolean isSpace(Value.Word word) {
    return word.text().indexOf('.') > 0 || stage.names().contains(word.text());
  }

  /** A place after {@code word}: a name, or a point with a space; null without the word. */
  public @Nullable Place after(String word, RowWords words, double time) {
    Value.Word name = words.takeName(word);
    if (name != null) {
      Space found = stage.find(name);
      return words.take(FIXED)
          ? Place.fixed(found, time, Vector.ZERO)
          : Place.of(found, Vector.ZERO);
    }
    Evaluated value = words.takeValue(word);
    return value == null ? null : point(value, words, time);
  }

  private Place point(Evaluated value, RowWords words, double time) {
    Vector local = arguments.point(value);
    Value.Word name = words.takeName(IN);
    Space found = name == null ? space : stage.find(name);
    return words.take(FIXED) && found != Space.WORLD
        ? Place.fixed(found, time, local)
        : Place.of(found, local);
  }

  /** A path whose rows are read. */
  public PlacePath path(List<PlaceRow> rows) {
    return new PlacePath(rows, stage.evaluation());
  }

  /** The space after {@code in}; null without it. */
  @Nullable Space in(RowWords words) {
    Value.Word name = words.takeName(IN);
    return name == null ? null : stage.find(name);
  }
}
