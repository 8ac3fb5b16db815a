package dev.diptych.animation.authoring.expect;

import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.authoring.track.KeyRows;
import dev.diptych.animation.hand.HandPoint;
import dev.diptych.animation.hand.Joint;
import dev.diptych.animation.hand.Side;
import dev.diptych.authoring.section.Entry;
import dev.diptych.authoring.section.Section;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Evaluated;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A point of a hand that the rows of a text move.
 *
 * @param side which hand
 * @param point which point of it
 * @param rows the rows
 */
record MovedPoint(Side side, HandPoint point, Section rows) {
  private static final String IN = "in";
  private static final Set<String> PLACES = Set.of(IN, "at");

  /** All such points of a text. */
  static List<MovedPoint> of(Section root) {
    List<MovedPoint> found = new ArrayList<>();
    for (Side side : Side.values()) {
      hand(root, side).forEach(move -> add(side, move, found));
      // A hand that mirrors the other one goes along the rows of that.
      root.section("Hands")
          .flatMap(hands -> hands.section(side.label()))
          .filter(hand -> hand.setting("mirror").isPresent() && hand.setting("delay").isEmpty())
          .filter(hand -> hand.section("move").isEmpty())
          .ifPresent(hand -> hand(root, side.other()).forEach(move -> add(side, move, found)));
    }
    return found;
  }

  private static List<Section> hand(Section root, Side side) {
    return root.section("Hands")
        .flatMap(hands -> hands.section(side.label()))
        .map(hand -> hand.sections().filter(each -> each.name().equals("move")).toList())
        .orElse(List.of());
  }

  private static void add(Side side, Section move, List<MovedPoint> found) {
    String name = move.about() == null ? Joint.WRIST.label() : move.about();
    HandPoint.named(name).ifPresent(point -> found.add(new MovedPoint(side, point, move)));
  }

  /** Whether a hand of a text is in a space other than the world. */
  static boolean isInSpace(Section root) {
    return root.section("Hands").stream()
        .flatMap(Section::sections)
        .anyMatch(
            hand ->
                hand.setting(IN).isPresent()
                    || hand.sections().anyMatch(move -> namesPlace(move.rows())));
  }

  private static boolean namesPlace(List<Entry.Rows> rows) {
    return rows.stream()
        .anyMatch(
            each ->
                each instanceof Entry.Copies copies
                    ? namesPlace(copies.rows())
                    : each instanceof Entry.Row row
                        && row.arguments().stream().anyMatch(MovedPoint::isPlace));
  }

  private static boolean isPlace(Evaluated argument) {
    return (argument instanceof Value.Word word && PLACES.contains(word.text()))
        || (argument instanceof Value.Call call && PLACES.contains(call.name()));
  }

  /** Its name in texts, such as {@code Right.Palm}. */
  String name() {
    return side.label() + "." + point.label();
  }

  /** The times of the rows, ascending. */
  List<Double> times(KeyRows reader) {
    return reader.read(rows).stream().map(KeyRow::time).distinct().toList();
  }
}
