package dev.diptych.cli.plot;

import dev.diptych.cli.io.Input;
import dev.diptych.cli.session.Targets;
import dev.diptych.cli.session.UsageException;
import dev.diptych.family.chart.Picture;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The image that is written.
 *
 * @param targets where it is written
 * @param picture its format and size
 */
public record ImageFile(Targets targets, Picture picture) {
  /** The name of an image in a folder. */
  static final String NAME = "plot.svg";

  private static final String SVG = ".svg";
  private static final String PNG = ".png";
  private static final int MIN_SIZE = 100;
  private static final int MAX_SIZE = 4000;
  private static final Pattern SIZE = Pattern.compile("(\\d{1,6})[x×](\\d{1,6})");

  /** The size in pixels if the user wants no other. */
  public static final String DEFAULT_SIZE = "1000x600";

  /**
   * The image of two options.
   *
   * @throws UsageException if one of them is invalid
   */
  static ImageFile of(String output, String size) {
    Targets targets = Targets.created(NAME, output);
    return new ImageFile(targets, picture(type(output, targets.of(NAME)), size));
  }

  /**
   * An image of a size.
   *
   * @throws UsageException if it is invalid
   */
  public static Picture picture(Picture.Type type, String size) {
    Matcher matcher = SIZE.matcher(size);
    if (!matcher.matches() || !isIn(matcher.group(1)) || !isIn(matcher.group(2))) {
      throw new UsageException(
          "--size is WIDTHxHEIGHT in pixels, such as 1000x600, from %d to %d each"
              .formatted(MIN_SIZE, MAX_SIZE));
    }
    int width = Integer.parseInt(matcher.group(1));
    int height = Integer.parseInt(matcher.group(2));
    return new Picture(type, width, height);
  }

  private static boolean isIn(String number) {
    int size = Integer.parseInt(number);
    return size >= MIN_SIZE && size <= MAX_SIZE;
  }

  private static Picture.Type type(String output, @Nullable Path file) {
    String name = file == null ? NAME : String.valueOf(file.getFileName());
    String lower = name.toLowerCase(Locale.ROOT);
    if (lower.endsWith(SVG)) {
      return Picture.Type.SVG;
    }
    if (lower.endsWith(PNG)) {
      return Picture.Type.PNG;
    }
    throw new UsageException(
        "cannot write '%s': the name of an image ends in %s or %s, and %s is SVG"
            .formatted(output, SVG, PNG, Input.STANDARD));
  }
}
