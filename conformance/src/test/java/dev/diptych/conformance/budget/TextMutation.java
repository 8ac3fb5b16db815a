package dev.diptych.conformance.budget;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Mutates texts as users do: numbers, words, lines and blocks. */
public final class TextMutation {
  private static final Pattern NUMBER = Pattern.compile("(?<![\\w.])-?\\d[\\d.e+-]*");
  private static final Pattern WORD = Pattern.compile("[A-Za-z_]\\w*|x?\"[^\"\\n]*\"");
  private static final List<String> NUMBERS =
      List.of(
          ("0 1 -1 2 7 127 128 255 256 -128 32768 65535 65536 1000000 2147483647 2147483648"
                  + " 4294967295 4294967296 9223372036854775807 18446744073709551615 1e39 0.1 -0"
                  + " nan inf -inf 1e-46")
              .split(" "));
  private static final List<String> TOKENS =
      List.of("{", "}", "(", ")", "=", "\"", "x\"\"", "\"\"", "\n", " ", "#", "Eof", "()", "1");

  private final SplittableRandom random;

  public TextMutation(SplittableRandom random) {
    this.random = random;
  }

  /** {@code text} with one to three changes. */
  public byte[] of(byte[] text, byte[] other) {
    // Keeps bytes unchanged regardless of the encoding.
    String changed = new String(text, ISO_8859_1);
    String from = new String(other, ISO_8859_1);
    for (int i = random.nextInt(1, 4); i > 0; i--) {
      changed = once(changed, from);
    }
    return changed.getBytes(ISO_8859_1);
  }

  private String once(String text, String other) {
    return switch (random.nextInt(10)) {
      case 0, 1, 2, 3 -> replaced(NUMBER, text, one(NUMBERS));
      case 4 -> replaced(WORD, text, found(WORD, other));
      case 5 -> replaced(WORD, text, one(TOKENS));
      case 6 -> replaced(NUMBER, text, found(NUMBER, other));
      case 7, 8 -> lines(text, other);
      default ->
          new String(
              new Mutation(random).of(text.getBytes(ISO_8859_1), other.getBytes(ISO_8859_1)),
              ISO_8859_1);
    };
  }

  private String one(List<String> of) {
    return of.get(random.nextInt(of.size()));
  }

  private String replaced(Pattern what, String text, String by) {
    Matcher found = next(what, text);
    return found == null
        ? text
        : text.substring(0, found.start()) + by + text.substring(found.end());
  }

  private String found(Pattern what, String text) {
    Matcher found = next(what, text);
    return found == null ? "" : found.group();
  }

  private Matcher next(Pattern what, String text) {
    Matcher found = what.matcher(text);
    return found.find(random.nextInt(text.length() + 1)) ? found : null;
  }

  /** Lines removed, duplicated, moved, or taken from another text. */
  private String lines(String text, String other) {
    List<String> lines = new ArrayList<>(List.of(text.split("\n", -1)));
    int at = random.nextInt(lines.size());
    int to = Math.min(lines.size(), at + random.nextInt(1, 6));
    List<String> some = List.copyOf(lines.subList(at, to));
    switch (random.nextInt(4)) {
      case 0 -> lines.subList(at, to).clear();
      case 1 -> lines.addAll(at, some);
      case 2 -> {
        lines.subList(at, to).clear();
        lines.addAll(random.nextInt(lines.size() + 1), some);
      }
      default -> lines.add(at, one(List.of(other.split("\n", -1))));
    }
    return String.join("\n", lines);
  }
}
