package dev.diptych.model.document;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * An offset in a text that leads to another value: {@code "sections[3].names + 4"}. A complete
 * document has a number in its place.
 *
 * @param target the value
 * @param distance number of bytes after the start of that value
 */
public record Reference(Path target, long distance) implements Value {
  private static final Pattern STEP = Pattern.compile("([a-z_][a-z0-9_]*)(?:\\[(\\d{1,9})])?");
  private static final Pattern WHOLE = Pattern.compile("([^ ]+)(?: \\+ (\\d{1,9}))?");

  /** Parses the form of a text; null if it is not valid. */
  public static @Nullable Reference parse(String words) {
    Matcher whole = WHOLE.matcher(words);
    if (!whole.matches()) {
      return null;
    }
    Path path = Path.ROOT;
    for (String part : whole.group(1).split("\\.", -1)) {
      Matcher step = STEP.matcher(part);
      if (!step.matches()) {
        return null;
      }
      int index = step.group(2) == null ? -1 : Integer.parseInt(step.group(2));
      path = new Path(path, step.group(1), index);
    }
    return new Reference(path, whole.group(2) == null ? 0 : Long.parseLong(whole.group(2)));
  }

  @Override
  public String toString() {
    return distance == 0 ? target.toString() : target + " + " + distance;
  }
}
