package dev.diptych.authoring.syntax;

import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import java.util.ArrayDeque;
import java.util.Deque;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;

/**
 * Knows which block is open, and guesses by indentation which one was not closed: the first brace
 * that is indented less than the line of the block that it closes belongs to an outer block.
 */
final class OpenBraces {
  /** What is before the brace of a block, such as its name, and the indentation of its line. */
  private record Open(Span name, int indentation) {}

  private final Source source;
  private final Deque<Open> open = new ArrayDeque<>();
  private @Nullable Open suspect;
  private int suspectBrace;

  OpenBraces(Source source) {
    this.source = source;
  }

  void opened(Token brace, @Nullable Span before) {
    int start = brace.getStartIndex();
    Span name = before == null ? new Span(start, start + 1) : before;
    open.push(new Open(name, indentation(name.start(), false)));
  }

  void closed(Token brace) {
    if (open.isEmpty()) {
      return;
    }
    Open block = open.pop();
    int indentation = indentation(brace.getStartIndex(), true);
    if (suspect == null && indentation >= 0 && indentation < block.indentation()) {
      suspect = block;
      suspectBrace = brace.getStartIndex();
    }
  }

  /** The block that is probably not closed, or null. */
  @Nullable Span unclosed() {
    if (suspect != null) {
      return suspect.name();
    }
    return open.isEmpty() ? null : open.element().name();
  }

  /** What shows that the block is not closed. */
  String reason(String end) {
    return suspect == null
        ? end + " comes before its '}'"
        : "the '}' on line "
            + source.position(suspectBrace).line()
            + " seems to close an outer block";
  }

  /** The blanks before {@code offset} in its line; -1 if {@code first} and there is more. */
  private int indentation(int offset, boolean first) {
    byte[] text = source.bytes();
    int start = offset;
    while (start > 0 && text[start - 1] != '\n' && text[start - 1] != '\r') {
      start--;
    }
    int at = start;
    while (at < offset && (text[at] == ' ' || text[at] == '\t')) {
      at++;
    }
    return first && at < offset ? -1 : at - start;
  }
}
