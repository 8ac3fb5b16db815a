package dev.diptych.authoring.syntax;

import dev.diptych.model.diagnostic.Replacement;
import dev.diptych.model.diagnostic.Suggestion;
import dev.diptych.model.schema.Unit;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What was meant with a unit that does not exist. */
final class UnitNames {
  /** Names of units in English, and other symbols of them. */
  private static final Map<String, String> NAMES =
      Map.ofEntries(
          Map.entry("sec", "s"),
          Map.entry("secs", "s"),
          Map.entry("second", "s"),
          Map.entry("seconds", "s"),
          Map.entry("msec", "ms"),
          Map.entry("milliseconds", "ms"),
          Map.entry("frame", "f"),
          Map.entry("frames", "f"),
          Map.entry("meter", "m"),
          Map.entry("meters", "m"),
          Map.entry("metre", "m"),
          Map.entry("metres", "m"),
          Map.entry("centimeters", "cm"),
          Map.entry("centimetres", "cm"),
          Map.entry("millimeters", "mm"),
          Map.entry("millimetres", "mm"),
          Map.entry("degree", "deg"),
          Map.entry("degrees", "deg"),
          Map.entry("radians", "rad"));

  private UnitNames() {}

  /** The number with the unit that was probably meant, or null. */
  static @Nullable Replacement better(String text, int unitStart) {
    String symbol = text.substring(unitStart);
    String meant = NAMES.get(symbol);
    Replacement near =
        meant == null ? Suggestion.nearest(symbol, Unit.symbols()) : new Replacement(symbol, meant);
    return near == null
        ? null
        : new Replacement(text, text.substring(0, unitStart) + near.better());
  }
}
