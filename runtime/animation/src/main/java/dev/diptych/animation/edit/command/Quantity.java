package dev.diptych.animation.edit.command;

import dev.diptych.model.schema.Unit;
import dev.diptych.model.schema.Unit.Dimension;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
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
      return parse(text, Unit.METRE, Dimension.LENGTH);
    }
  }

  /** Parses angles: degrees without a unit. */
  public static final class Degrees implements ITypeConverter<Double> {
    @Override
    public Double convert(String text) {
      return parse(text, Unit.DEGREE, Dimension.ANGLE);
    }
  }

  /** Parses times: seconds of an input animation, or frames of a motion. */
  static final class Times implements ITypeConverter<EditTime> {
    @Override
    public EditTime convert(String text) {
      double number = parse(text, Unit.SECOND, Dimension.TIME, Dimension.FRAMES);
      return new EditTime(text, number);
    }
  }

  /** The number in {@code base}, or in frames. */
  private static double parse(String text, Unit base, Dimension... dimensions) {
    List<Unit> units =
        Arrays.stream(Unit.values())
            .filter(unit -> List.of(dimensions).contains(unit.dimension()))
            .toList();
    Matcher matcher = FORM.matcher(text);
    Unit unit = matcher.matches() && !matcher.group(2).isEmpty() ? Unit.of(matcher.group(2)) : base;
    if (!matcher.matches() || unit == null || !units.contains(unit)) {
      String known = String.join(", ", units.stream().map(Unit::symbol).sorted().toList());
      throw new TypeConversionException(
          "'%s' is not a number, or has another unit than %s".formatted(text, known));
    }
    BigDecimal number = new BigDecimal(matcher.group(1));
    boolean frames = unit.dimension() != base.dimension();
    return (frames ? number : unit.convert(number, base)).doubleValue();
  }
}
