package dev.diptych.authoring.comment;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.diptych.authoring.format.TokenKind;
import dev.diptych.authoring.format.TokenScanner;
import dev.diptych.authoring.plain.PlainText;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.model.schema.TextStyle;
import dev.diptych.model.source.Source;
import dev.diptych.text.sink.ByteBuilder;
import dev.diptych.text.syntax.lex.HeaderLineReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Puts the comments of an authored text into its expansion. */
public final class AuthoredComments {
  private final byte[] authored;
  private final boolean raw;
  private final PlainText plain;
  private final byte[] text;
  private final int bodyStart;
  private final Set<Integer> copied = new HashSet<>();
  private final List<PlainItem> items = new ArrayList<>();
  private final List<Insertion> insertions = new ArrayList<>();
  private int end;

  /**
   * An item of the expansion.
   *
   * @param origin the offset in the authored text that it comes from
   * @param start its offset
   * @param inside offset after its opening brace, or after the item
   */
  private record PlainItem(int origin, int start, int inside) {}

  /**
   * A comment to put at {@code offset}.
   *
   * @param beside whether it shares a line with what is before it
   */
  private record Insertion(int offset, boolean beside, Comment comment) {}

  private AuthoredComments(byte[] authored, PlainText plain, boolean raw) {
    this.authored = authored;
    this.raw = raw;
    this.plain = plain;
    this.text = new byte[plain.bytes().limit()];
    plain.bytes().get(0, text);
    this.bodyStart = HeaderLineReader.read(new Source("", authored)).bodyStart();
  }

  /**
   * The expansion of a text with the comments of that text, each once. Comments of included files
   * are removed.
   *
   * @param authored the authored text
   * @param plain its expansion
   * @param raw whether strings have no escapes
   */
  public static byte[] in(byte[] authored, PlainText plain, boolean raw) {
    AuthoredComments comments = new AuthoredComments(authored, plain, raw);
    comments.removeCopies();
    comments.collectItems();
    comments.insertAll();
    return comments.written();
  }

  /** Blanks comments that rows were copied with, unless it is the first copy of an own comment. */
  private void removeCopies() {
    TokenScanner scanner = new TokenScanner(text, raw, false);
    TokenKind kind = scanner.read(bodyStart);
    while (kind != TokenKind.NOTHING) {
      if (kind == TokenKind.COMMENT) {
        int origin = origin(scanner.start());
        boolean own = origin >= 0 && authored[origin] == '#' && copied.add(origin);
        if (!own) {
          Arrays.fill(text, scanner.start(), scanner.end(), (byte) ' ');
        }
      }
      kind = scanner.read(scanner.end());
    }
  }

  /** Where a byte of the expansion was authored; -1 if that is another text. */
  private int origin(int offset) {
    Origin origin = plain.map().origin(offset);
    Source source = origin.at().source();
    int start = origin.at().span().start();
    return source.bytes() == authored && start < authored.length ? start : -1;
  }

  private void collectItems() {
    String none = null;
    TextStyle style = raw ? new TextStyle("US-ASCII", "", none, none) : TextStyle.DEFAULT;
    collect(new TextTree(text, style).root());
    items.sort(Comparator.comparingInt(PlainItem::origin));
  }

  private void collect(TextBlock block) {
    for (int i = 0; i < block.count(); i++) {
      TextItem named = block.named(i);
      TextBlock content = named == null || !named.isBlock() ? null : named.block();
      int origin = origin(block.start(i));
      if (origin >= bodyStart) {
        int inside = content == null ? block.end(i) : content.open();
        items.add(new PlainItem(origin, block.start(i), inside));
      }
      if (content != null) {
        collect(content);
      }
    }
  }

  private void insertAll() {
    end = eof();
    TokenScanner scanner = new TokenScanner(authored, raw, true);
    TokenKind kind = scanner.read(bodyStart);
    while (kind != TokenKind.NOTHING) {
      if (kind == TokenKind.COMMENT && !copied.contains(scanner.start())) {
        Comment comment = Comment.of(authored, scanner.start(), scanner.end());
        insertions.add(insertion(scanner.start(), comment));
      } else if (kind == TokenKind.END) {
        end = text.length;
      }
      kind = scanner.read(scanner.end());
    }
  }

  private Insertion insertion(int from, Comment comment) {
    int line = from;
    while (line > bodyStart && authored[line - 1] != '\n' && authored[line - 1] != '\r') {
      line--;
    }
    int next = firstFrom(from);
    if (end < text.length && next > 0 && items.get(next - 1).origin() >= line) {
      int first = firstFrom(items.get(next - 1).origin());
      return new Insertion(items.get(first).inside(), true, comment.tight());
    }
    int at = end < text.length && next < items.size() ? items.get(next).start() : end;
    return new Insertion(at, false, comment);
  }

  /** Index of the first item that comes from {@code offset} or what follows it. */
  private int firstFrom(int offset) {
    int low = 0;
    int high = items.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (items.get(middle).origin() < offset) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private int eof() {
    TokenScanner scanner = new TokenScanner(text, raw, false);
    int at = bodyStart;
    while (scanner.read(at) != TokenKind.END && scanner.kind() != TokenKind.NOTHING) {
      at = scanner.end();
    }
    return scanner.start();
  }

  private byte[] written() {
    insertions.sort(Comparator.comparingInt(Insertion::offset));
    ByteBuilder out = new ByteBuilder(text.length + 256);
    int done = 0;
    for (Insertion each : insertions) {
      out.put(text, done, each.offset() - done);
      done = each.offset();
      write(each, out);
      boolean ends = done < text.length && (text[done] == '\n' || text[done] == '\r');
      // The line of an item may end with it, or go on.
      out.putAscii(each.beside() && ends ? "" : "\n");
    }
    out.put(text, done, text.length - done);
    return out.toBytes();
  }

  private static void write(Insertion each, ByteBuilder out) {
    Comment comment = each.comment();
    boolean begun = !each.beside() && Comment.isAtLineStart(out.array(), out.length());
    out.putAscii(each.beside() ? " " : begun ? "" : "\n");
    out.putAscii(comment.blankBefore() ? "\n" : "");
    byte[] bytes = comment.text().getBytes(ISO_8859_1);
    out.put(bytes, 0, bytes.length);
    out.putAscii(comment.blankAfter() ? "\n" : "");
  }
}
