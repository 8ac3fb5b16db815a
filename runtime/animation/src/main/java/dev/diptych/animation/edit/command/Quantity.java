package dev.diptych.animation.edit.command;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A number with a unit, as in {@code 0.5mm}. */
public final class Quantity {
  private static final Pattern FORM =
      Pattern.compile("(-?\\d{1,15}(?:\\.\\d{1,15})?(?:e[+-]?\\d{1,3})?)([a-z]*)");

  private Quantity() {}

  /** Parses lengths: metres without a unit. */
  public static final class Metres implements ITypeConverter<Double> {
    @Override
    public Double convert(String text) {
      return parse(text, Map.of("", 1.0, "m", 1.0, "cm", 1e-2, "mm", 1e-3));
    }
  }

  /** Parses angles: degrees without a unit. */
  public static final class Degrees implements ITypeConverter<Double> {
    @Override
    public Double convert(String text) {
      return parse(text, Map.of("", 1.0, "deg", 1.0, "rad", 180 / Math.PI));
    }
  }

  /** Parses times: seconds of an input animation, or frames of a motion. */
  static final class Times implements ITypeConverter<EditTime> {
    @Override
    public EditTime convert(String text) {
      double number = parse(text, Map.of("", 1.0, "s", 1.0, "ms", 1e-3, "f", 1.0));
      return new EditTime(text, number);
    }
  }

  private static double parse(String text, Map<String, Double> units) {
    Matcher matcher = FORM.matcher(text);
    Double unit = matcher.matches() ? units.get(matcher.group(2)) : null;
    if (unit == null) {
      String known =
          String.join(", ", units.keySet().stream().filter(u -> !u.isEmpty()).sorted().toList());
      throw new TypeConversionException(
          "'%s' is not a number, or has another unit than %s".formatted(text, known));
    }
    return Double.parseDouble(matcher.group(1)) * unit;
  }
}
