package dev.diptych.lsp.feature;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.lsp.document.Document;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.lsp4j.TextEdit;

/** Finds the edits between two texts that differ in white space only: one for each difference. */
final class WhiteSpaceEdits {
  /** More edits are one edit. */
  private static final int MAX_EDITS = 50_000;

  private final Document document;
  private final byte[] before;
  private final byte[] formatted;
  private final List<TextEdit> edits = new ArrayList<>();

  private WhiteSpaceEdits(Document document, String formatted) {
    this.document = document;
    this.before = document.bytes();
    this.formatted = formatted.getBytes(UTF_8);
  }

  /** The edits; none if the texts differ in anything else. */
  static List<TextEdit> of(Document document, String formatted) {
    return new WhiteSpaceEdits(document, formatted).find();
  }

  private List<TextEdit> find() {
    int at = 0;
    int to = 0;
    while (at < before.length || to < formatted.length) {
      int end = blanksEnd(before, at);
      int toEnd = blanksEnd(formatted, to);
      if (!Arrays.equals(before, at, end, formatted, to, toEnd)) {
        edits.add(edit(at, end, to, toEnd));
      }
      at = end;
      to = toEnd;
      if (at == before.length || to == formatted.length) {
        break;
      }
      if (before[at++] != formatted[to++]) {
        return List.of();
      }
    }
    if (at < before.length || to < formatted.length) {
      return List.of();
    }
    return edits.size() > MAX_EDITS ? List.of(edit(0, before.length, 0, to)) : edits;
  }

  /** The edit without what is the same at both ends. */
  private TextEdit edit(int start, int end, int from, int to) {
    int same = 0;
    while (start + same < end
        && from + same < to
        && before[start + same] == formatted[from + same]
        && before[start + same] != '\r') {
      same++;
    }
    String text = new String(formatted, from + same, to - from - same, UTF_8);
    return new TextEdit(document.range(start + same, end), text);
  }

  private static int blanksEnd(byte[] text, int from) {
    int at = from;
    while (at < text.length && " \t\r\n".indexOf(text[at]) >= 0) {
      at++;
    }
    return at;
  }
}
