package dev.diptych.animation.authoring.space;

import dev.diptych.animation.authoring.track.Arguments;
import dev.diptych.animation.authoring.track.EasingWords;
import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Evaluated;
import dev.diptych.model.diagnostic.Replacement;
import dev.diptych.model.diagnostic.Suggestion;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reports what is wrong with a row that is neither a place nor a rotation, and what to write.
 *
 * @param places knows the spaces
 * @param expected what a row has, such as {@code one point}
 * @param example such a row without its time
 * @param isPlace whether it is a place, and no rotation
 */
public record RowAdvice(Places places, String expected, String example, boolean isPlace) {
  private static final Set<String> BEFORE_SPACES =
      Set.of(Places.IN, Places.AT, "from", "onto", "towards");

  private static final Set<String> BEFORE_PLACES = Set.of("to", "from", "on", "onto", "towards");
  private static final List<String> FIXED = List.of(Places.FIXED);

  private static final Map<String, String> OF_HANDS =
      Map.of(
          "rest", "'rest' is where a hand hangs beside the body",
          "natural", "'natural' is a rotation of hands");

  /**
   * Reports a row.
   *
   * @param words the first of them that was not understood is next
   */
  public void report(KeyRow row, RowWords words) {
    Evaluated next = words.peek();
    if (next instanceof Value.Word word) {
      word(row, word, words);
    } else if (isPlace && next instanceof Value.Tuple tuple && places.hasNames(tuple)) {
      parentheses(tuple);
    } else {
      EasingWords.unexpected(row, expected, arguments());
    }
  }

  /** Whether a word is known in rows of hands only. */
  static boolean isOfHands(Value.Word word) {
    return OF_HANDS.containsKey(word.text());
  }

  private Arguments arguments() {
    return places.arguments();
  }

  private void word(KeyRow row, Value.Word word, RowWords words) {
    String ofHands = OF_HANDS.get(word.text());
    if (words.isLast() && BEFORE_SPACES.contains(word.text())) {
      noSpace(word);
    } else if (ofHands != null) {
      arguments().error(word.origin(), ofHands, "write " + example);
    } else if (isPlace && words.isFirst() && places.isSpace(word)) {
      String better = Places.AT + " " + word.text();
      Replacement at = new Replacement(word.origin().text(), better);
      String message = "the name of a space is written after 'at'";
      arguments().fixable(word.origin(), message, at, "write " + better);
    } else if (isPlace && words.isFirst() && BEFORE_PLACES.contains(word.text())) {
      Replacement at = new Replacement(word.text(), Places.AT);
      String message = "'" + word.text() + "' has no meaning here";
      arguments().fixable(word.origin(), message, at, "write " + example);
    } else if (!words.isFirst() && Suggestion.nearest(word.text(), FIXED) != null) {
      Replacement fixed = Suggestion.nearest(word.text(), FIXED);
      String message = "'" + word.text() + "' has no meaning after a place";
      arguments().error(word.origin(), message, fixed, "a row ends with an easing");
    } else if (row.arguments().size() > 1) {
      EasingWords.notAnEasing(word, arguments());
    } else {
      EasingWords.unexpected(row, expected, arguments());
    }
  }

  private void noSpace(Value.Word word) {
    String message = "expected a space after '" + word.text() + "'";
    boolean in = word.text().equals(Places.IN);
    String name = word.text().equals("onto") ? "Button.Front" : "Button";
    String help = "write a name: " + word.text() + " " + (in ? "Body, or in Button" : name);
    arguments().error(word.origin(), message, help);
  }

  private void parentheses(Value.Tuple tuple) {
    String text = tuple.origin().text();
    String inner = text.startsWith("(") ? text.substring(1, text.length() - 1).strip() : text;
    inner = tuple.values().size() == 1 && !inner.equals("rest") ? Places.AT + " " + inner : inner;
    Origin origin = tuple.origin();
    String message = "only the numbers of a point are in parentheses";
    arguments().fixable(origin, message, new Replacement(text, inner), "write " + inner);
  }
}
