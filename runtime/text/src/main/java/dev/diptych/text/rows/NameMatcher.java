package dev.diptych.text.rows;

import static java.util.Objects.requireNonNull;

import dev.diptych.model.schema.EnumType;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds the names of an enum in a text. */
final class NameMatcher {
  /** Words that the grammar treats as numbers, even if they are names. */
  private static final Set<String> NUMBERS = Set.of("inf", "nan");

  private final byte[][] words;
  private final long[] values;
  private long value;

  private NameMatcher(int count) {
    words = new byte[count][];
    values = new long[count];
  }

  /** The names of {@code type}, or none if that is null. */
  static NameMatcher of(@Nullable EnumType type) {
    if (type == null) {
      return new NameMatcher(0);
    }
    Map<Long, String> known = type.names();
    NameMatcher names = new NameMatcher(known.size());
    int next = 0;
    for (String word : known.values()) {
      names.words[next] = word.getBytes(StandardCharsets.US_ASCII);
      names.values[next++] = requireNonNull(type.valueOf(word));
    }
    return names;
  }

  /** The value of the last name found. */
  long value() {
    return value;
  }

  /** The end of the name that starts at {@code start}; -1 if there is none. */
  int scan(byte[] text, int start, int to) {
    for (int i = 0; i < words.length; i++) {
      int end = start + words[i].length;
      if (end < to && RowReader.ends(text[end]) && matches(words[i], text, start)) {
        value = values[i];
        return isNumber(words[i]) ? -1 : end;
      }
    }
    return -1;
  }

  private static boolean matches(byte[] word, byte[] text, int start) {
    for (int i = 0; i < word.length; i++) {
      if (text[start + i] != word[i]) {
        return false;
      }
    }
    return true;
  }

  private static boolean isNumber(byte[] word) {
    return word.length == 3 && NUMBERS.contains(new String(word, StandardCharsets.US_ASCII));
  }
}
