package dev.diptych.conformance.lsp;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;

/** Edits a text as the protocol says; written without looking at the server. */
final class ClientText {
  private ClientText() {}

  /** {@code text} with {@code inserted} in place of {@code range}. */
  static String edited(String text, Range range, String inserted) {
    int start = offset(text, range.getStart());
    int end = offset(text, range.getEnd());
    return text.substring(0, start) + inserted + text.substring(end);
  }

  private static int offset(String text, Position position) {
    List<Integer> starts = starts(text);
    int line = position.getLine();
    int start = starts.get(line);
    int end = line + 1 < starts.size() ? starts.get(line + 1) : text.length();
    String content = text.substring(start, end).replaceFirst("(\\r\\n|\\n|\\r)\\z", "");
    return start + Math.min(position.getCharacter(), content.length());
  }

  /** Where lines begin. */
  static List<Integer> starts(String text) {
    List<Integer> starts = new ArrayList<>(List.of(0));
    int at = 0;
    while (at < text.length()) {
      char c = text.charAt(at++);
      if (c == '\r' && at < text.length() && text.charAt(at) == '\n') {
        at++;
      }
      if (c == '\r' || c == '\n') {
        starts.add(at);
      }
    }
    return starts;
  }

  /** The position of an offset that is not inside of a line end. */
  static Position position(String text, int offset) {
    List<Integer> starts = starts(text);
    int line = starts.size() - 1;
    while (starts.get(line) > offset) {
      line--;
    }
    return new Position(line, offset - starts.get(line));
  }
}
