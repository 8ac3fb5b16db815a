package dev.diptych.conformance.scenes;

import dev.diptych.conformance.playback.Ease;
import dev.diptych.conformance.playback.V;
import dev.diptych.conformance.scenes.Block.Call;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The words of a row, which are taken from the left; its easing is taken first. */
final class Words {
  private static final Map<String, Ease> EASES =
      Map.of(
          "linear", new Ease(0, 0, 1, 1),
          "ease", new Ease(0.25, 0.1, 0.25, 1),
          "ease-in", new Ease(0.42, 0, 1, 1),
          "ease-out", new Ease(0, 0, 0.58, 1),
          "ease-in-out", new Ease(0.42, 0, 0.58, 1),
          // Between two rows that both change, smooth is this.
          "smooth", new Ease(0.42, 0, 0.58, 1));

  private final List<Object> left;

  /** How the row is reached; null if it holds what was before until it jumps. */
  final Ease ease;

  Words(List<Object> words) {
    left = new ArrayList<>(words);
    Ease found = linear();
    for (Object word : words) {
      if (word.equals("hold")) {
        found = null;
        left.remove(word);
      } else if (word instanceof Call call && call.name().equals("cubic-bezier")) {
        double[] points = call.numbers();
        found = new Ease(points[0], points[1], points[2], points[3]);
        left.remove(word);
      } else if (EASES.containsKey(word)) {
        found = EASES.get(word);
        left.remove(word);
      }
    }
    ease = found;
  }

  boolean isEmpty() {
    return left.isEmpty();
  }

  Object next() {
    return left.remove(0);
  }

  boolean begins(String word) {
    return !left.isEmpty()
        && (left.get(0).equals(word)
            || (left.get(0) instanceof Call call && call.name().equals(word)));
  }

  boolean take(String word) {
    return !left.isEmpty() && left.get(0).equals(word) && left.remove(0) != null;
  }

  /** The numbers of a group with a name, as in {@code by (0 0 1cm)}; or null. */
  double[] takeCall(String name) {
    boolean found = !left.isEmpty() && left.get(0) instanceof Call call && call.name().equals(name);
    return found ? ((Call) left.remove(0)).numbers() : null;
  }

  /** The name after a word, as in {@code in Body}; or null. */
  String takeName(String word) {
    boolean found = left.size() > 1 && left.get(0).equals(word) && left.get(1) instanceof String;
    if (!found) {
      return null;
    }
    left.remove(0);
    return (String) left.remove(0);
  }

  static Ease linear() {
    return EASES.get("linear");
  }

  void requireEnd() {
    if (!left.isEmpty()) {
      throw new IllegalArgumentException("words left: " + left);
    }
  }

  static V vector(double[] numbers) {
    return new V(numbers[0], numbers[1], numbers[2]);
  }

  /** The part of the way at {@code time} from one row to the next one. */
  static double part(Ease ease, double time, double begin, double end) {
    return ease == null ? 0 : ease.at((time - begin) / (end - begin));
  }
}
