package dev.diptych.animation.authoring.space;

import dev.diptych.animation.authoring.track.Arguments;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Evaluated;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The arguments of a row, one after the other. */
public final class RowWords {
  private final List<Evaluated> values;
  private int at;

  /** The arguments of a row without its easing. */
  public RowWords(List<Evaluated> values) {
    this.values = values;
  }

  /** Whether all were taken. */
  public boolean isEmpty() {
    return at == values.size();
  }

  /** The next argument, or null. */
  public @Nullable Evaluated peek() {
    return isEmpty() ? null : values.get(at);
  }

  /** Whether none was taken. */
  boolean isFirst() {
    return at == 0;
  }

  /** Whether one is left. */
  boolean isLast() {
    return at + 1 == values.size();
  }

  /** Takes the next argument. */
  public Evaluated next() {
    return values.get(at++);
  }

  /** Whether the next argument is {@code word}, alone or as the name of a function. */
  public boolean begins(String word) {
    Evaluated next = peek();
    return (next instanceof Value.Word name && name.text().equals(word))
        || (next instanceof Value.Call call && call.name().equals(word));
  }

  /** Takes {@code word}, if it is next. */
  public boolean take(String word) {
    boolean found = peek() instanceof Value.Word name && name.text().equals(word);
    at += found ? 1 : 0;
    return found;
  }

  /**
   * Takes {@code word} and a name after it, such as {@code in Body} or {@code at Button}, which is
   * a function of a name; otherwise null.
   */
  public Value.@Nullable Word takeName(String word) {
    if (peek() instanceof Value.Call call
        && call.name().equals(word)
        && Arguments.flat(call).size() == 1
        && Arguments.flat(call).get(0) instanceof Value.Word only) {
      at++;
      return only;
    }
    boolean found =
        at + 1 < values.size()
            && values.get(at) instanceof Value.Word name
            && name.text().equals(word)
            && values.get(at + 1) instanceof Value.Word;
    if (!found) {
      return null;
    }
    at += 2;
    return (Value.Word) values.get(at - 1);
  }

  /**
   * Takes {@code word} and the value after it: {@code by (0 0 1cm)}, {@code by $step} or {@code by
   * euler(0 90deg 0)}. Of {@code by (…)} it is the tuple. Otherwise null.
   */
  public @Nullable Evaluated takeValue(String word) {
    Evaluated next = peek();
    if (next instanceof Value.Call call && call.name().equals(word)) {
      at++;
      List<Value> inner = List.copyOf(Arguments.flat(call));
      return new Value.Tuple(call.origin(), inner);
    }
    boolean found =
        at + 1 < values.size()
            && next instanceof Value.Word name
            && name.text().equals(word)
            && !(values.get(at + 1) instanceof Value.Word);
    if (!found) {
      return null;
    }
    at += 2;
    return values.get(at - 1);
  }
}
