package dev.diptych.ksy;

import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.nodes.Node;

/** Converts the marks of a YAML reader, which count code points, to spans, which count bytes. */
final class YamlMarks {
  private final Source source;
  private final boolean ascii;

  /** For marks into the text of {@code source}. */
  YamlMarks(Source source) {
    this.source = source;
    this.ascii = ascii(source.bytes());
  }

  /** The character at {@code mark}; nothing at the end of a line. */
  Span character(Mark mark) {
    int start = offset(mark);
    int end = start;
    if (start < source.length() && !endsLine(start)) {
      end = next(start);
    }
    return new Span(start, end);
  }

  /** {@code node}, or its first line where it has several. */
  Span firstLine(Node node) {
    int start = offset(node.getStartMark());
    int last = offset(node.getEndMark());
    int end = start;
    while (end < last && !endsLine(end)) {
      end++;
    }
    return new Span(start, end);
  }

  private boolean endsLine(int at) {
    return source.bytes()[at] == '\n' || source.bytes()[at] == '\r';
  }

  private int offset(Mark mark) {
    if (ascii) {
      return Math.min(mark.getIndex(), source.length());
    }
    int at = 0;
    for (int left = mark.getIndex(); left > 0 && at < source.length(); left--) {
      at = next(at);
    }
    return at;
  }

  private int next(int at) {
    int next = at + 1;
    // Continuation bytes of UTF-8 do not begin a character.
    while (next < source.length() && (source.bytes()[next] & 0xC0) == 0x80) {
      next++;
    }
    return next;
  }

  private static boolean ascii(byte[] bytes) {
    for (byte each : bytes) {
      if (each < 0) {
        return false;
      }
    }
    return true;
  }
}
