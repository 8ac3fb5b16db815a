package dev.diptych.authoring.comment;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.diptych.authoring.plain.PlainText;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.model.source.Source;
import dev.diptych.syntax.Cursor;
import dev.diptych.syntax.Dialect;
import dev.diptych.syntax.RunCursor;
import dev.diptych.syntax.Syntax;
import dev.diptych.syntax.SyntaxOptions;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.table.Kind;
import dev.diptych.text.sink.ByteBuilder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Puts the comments of an authored text into its expansion. */
public final class AuthoredComments {
  private final SyntaxTree written;
  private final PlainText plain;
  private final SyntaxTree tree;
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

  private AuthoredComments(Source source, PlainText plain, boolean raw) {
    this.plain = plain;
    this.text = new byte[plain.bytes().limit()];
    plain.bytes().get(0, text);
    Source expanded = new Source("", text.clone());
    this.tree = Syntax.read(expanded, SyntaxOptions.of(Dialect.PLAIN, raw));
    this.written = Syntax.read(source, SyntaxOptions.of(Dialect.AUTHORED, raw));
    this.bodyStart = written.bodyStart();
  }

  /**
   * The expansion of a text with the comments of that text, each once. Comments of included files
   * are removed.
   *
   * @param source the authored text
   * @param plain its expansion
   * @param raw whether strings have no escapes
   */
  public static byte[] in(Source source, PlainText plain, boolean raw) {
    AuthoredComments comments = new AuthoredComments(source, plain, raw);
    comments.removeCopies();
    comments.collectItems();
    comments.insertAll();
    return comments.write();
  }

  /** Blanks comments that rows were copied with, unless it is the first copy of an own comment. */
  private void removeCopies() {
    for (int token = tree.firstToken(); token < tree.tokens(); token++) {
      if (tree.kind(token) == Kind.COMMENT) {
        int origin = origin(tree.start(token));
        boolean own = origin >= 0 && written.spelling().at(origin) == '#' && copied.add(origin);
        if (!own) {
          Arrays.fill(text, tree.start(token), tree.end(token), (byte) ' ');
        }
      }
    }
  }

  /** Where a byte of the expansion was authored; -1 if that is another text. */
  private int origin(int offset) {
    Origin origin = plain.map().origin(offset);
    Source source = origin.at().source();
    int start = origin.at().span().start();
    return source == written.source() && start < source.length() ? start : -1;
  }

  private void collectItems() {
    collect(tree.items());
    items.sort(Comparator.comparingInt(PlainItem::origin));
  }

  private void collect(Cursor item) {
    while (item.next()) {
      switch (item.kind()) {
        case ROW, RUN -> {
          RunCursor rows = tree.rowsOf(item.node());
          while (rows.nextRow()) {
            add(rows.row().start(), rows.row().end());
          }
        }
        case BLOCK -> {
          int brace = tree.code(item.nameToken() + 1);
          add(item.span().start(), tree.end(brace));
          collect(item.items());
        }
        default -> add(item.span().start(), item.span().end());
      }
    }
  }

  private void add(int start, int inside) {
    int origin = origin(start);
    if (origin >= bodyStart) {
      items.add(new PlainItem(origin, start, inside));
    }
  }

  private void insertAll() {
    end = tree.start(tree.codeBefore(tree.tokens() - 1));
    for (int token = written.firstToken(); token < written.tokens(); token++) {
      Kind kind = written.kind(token);
      if (kind == Kind.COMMENT && !copied.contains(written.start(token))) {
        insertions.add(insertion(written.start(token), Comment.of(written, token)));
      } else if (kind == Kind.END) {
        end = text.length;
      }
    }
  }

  private Insertion insertion(int from, Comment comment) {
    Source source = written.source();
    int line = Math.max(bodyStart, source.offset(source.position(from).line()));
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

  private byte[] write() {
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
