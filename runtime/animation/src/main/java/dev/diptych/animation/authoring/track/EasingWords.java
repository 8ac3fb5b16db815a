package dev.diptych.animation.authoring.track;

import dev.diptych.animation.curve.Easing;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Evaluated;
import dev.diptych.authoring.tree.Value.Quantity;
import dev.diptych.model.diagnostic.Replacement;
import dev.diptych.model.diagnostic.Suggestion;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The words for easings, which are those of CSS, {@code hold} and {@code smooth}. */
public final class EasingWords {
  /** The name of the function for other easings. */
  public static final String BEZIER = "cubic-bezier";

  private static final Map<String, Reach> WORDS =
      Map.of(
          "linear", Reach.LINEAR,
          "hold", Reach.HOLD,
          "smooth", Reach.SMOOTH,
          "ease", eased(new Easing.CubicBezier(0.25, 0.1, 0.25, 1)),
          "ease-in", eased(Easing.EASE_IN),
          "ease-out", eased(Easing.EASE_OUT),
          "ease-in-out", eased(Easing.EASE_IN_OUT));

  private EasingWords() {}

  private static Reach eased(Easing easing) {
    return new Reach(easing, false, false);
  }

  /** The easing that {@code argument} is, or null. */
  public static @Nullable Reach of(Evaluated argument, Arguments arguments) {
    if (argument instanceof Value.Word word) {
      return WORDS.get(word.text());
    }
    return argument instanceof Value.Call call && call.name().equals(BEZIER)
        ? bezier(call, arguments)
        : null;
  }

  /** Whether {@code name} is an easing without parentheses. */
  static boolean isWord(String name) {
    return WORDS.containsKey(name);
  }

  /** Reports a row whose arguments are not {@code expected}, and a misspelt easing as such. */
  public static void unexpected(KeyRow row, String expected, Arguments arguments) {
    for (Evaluated argument : row.arguments()) {
      if (argument instanceof Value.Word word && row.arguments().size() > 1) {
        notAnEasing(word, arguments);
        return;
      }
    }
    arguments.error(row.origin(), "expected " + expected + " and an easing");
  }

  /** Reports a word where only an easing can be. */
  public static void notAnEasing(Value.Word word, Arguments arguments) {
    Replacement near = Suggestion.nearest(word.text(), names());
    String known = "easings are " + String.join(", ", names()) + " and cubic-bezier(…)";
    arguments.error(word.origin(), "'" + word.text() + "' is not an easing", near, known);
  }

  /** The names, for suggestions. */
  public static List<String> names() {
    return WORDS.keySet().stream().sorted().toList();
  }

  private static Reach bezier(Value.Call call, Arguments arguments) {
    List<Evaluated> numbers = Arguments.flat(call);
    if (numbers.size() != 4 || !numbers.stream().allMatch(Quantity.class::isInstance)) {
      arguments.error(call.origin(), "cubic-bezier takes 4 numbers: (x1, y1, x2, y2)");
      return Reach.LINEAR;
    }
    double[] n = numbers.stream().mapToDouble(each -> arguments.number(each, null)).toArray();
    try {
      return eased(new Easing.CubicBezier(n[0], n[1], n[2], n[3]));
    } catch (IllegalArgumentException e) {
      arguments.error(call.origin(), String.valueOf(e.getMessage()));
      return Reach.LINEAR;
    }
  }
}
