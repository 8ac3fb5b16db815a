package dev.diptych.conformance.compare;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.Comment;
import dev.diptych.syntax.Cursor;
import dev.diptych.syntax.Dialect;
import dev.diptych.syntax.Header;
import dev.diptych.syntax.Syntax;
import dev.diptych.syntax.SyntaxOptions;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.table.Kind;
import dev.diptych.syntax.table.NodeKind;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Edits of a text, each of one attribute, row or comment, whose sum is known. */
final class RandomTextEdits {
  private static final long NUMBERS = Kind.bits(Kind.INT, Kind.FLOAT);

  /**
   * An edit.
   *
   * @param place what it edits: items from 0, and insertions by their order, below 0
   * @param name the name of the attribute, or the key of the row
   */
  record Edit(int from, int to, String text, int place, String name) {}

  /** An attribute or a row; {@code next} is the row after it. */
  private record Item(int place, int first, int last, boolean isRow, int next) {}

  private final Random random;
  private final String text;
  private final SyntaxTree tree;
  private final List<Item> items = new ArrayList<>();
  private final List<Span> blocks = new ArrayList<>();
  private final List<Span> removed = new ArrayList<>();
  private final List<Span> comments = new ArrayList<>();
  private int made;

  RandomTextEdits(byte[] text, boolean raw, Random random) {
    this.random = random;
    this.text = new String(text, ISO_8859_1);
    Source source = new Source("", text);
    SyntaxTree plain = read(source, raw, Dialect.PLAIN);
    this.tree = plain.isValid() ? plain : read(source, raw, Dialect.AUTHORED);
    if (tree.isValid()) {
      items(tree.items());
      tree.trivia().comments(tree.firstToken(), tree.tokens(), this::comment);
    }
  }

  /** Keeps a comment that is a line of its own, if no other is the same. */
  private void comment(Comment comment) {
    String line = text.substring(comment.span().start(), comment.span().end());
    boolean isOnly = text.indexOf(line) == text.lastIndexOf(line);
    boolean isInItem =
        items.stream().anyMatch(i -> i.first <= comment.token() && comment.token() < i.last);
    if (comment.isFirstInLine() && isOnly && !isInItem && line.strip().equals(line)) {
      comments.add(comment.span());
    }
  }

  private static SyntaxTree read(Source source, boolean raw, Dialect dialect) {
    boolean isIncluded = Header.peek(source) == null;
    return Syntax.read(
        source, new SyntaxOptions(raw, dialect, Set.of(), Set.of(), isIncluded, false, 0));
  }

  boolean canEdit() {
    return tree.isValid() && items.size() > 3;
  }

  private void items(Cursor item) {
    int before = -1;
    while (item.next()) {
      boolean isRow = item.kind() == NodeKind.ROW;
      if (isRow || item.kind() == NodeKind.ATTRIBUTE) {
        int first = tree.firstToken(item.node());
        if (before >= 0 && isRow) {
          Item last = items.get(before);
          items.set(before, new Item(last.place, last.first, last.last, last.isRow, items.size()));
        }
        items.add(new Item(items.size(), first, tree.endToken(item.node()), isRow, -1));
        before = isRow ? items.size() - 1 : -1;
      } else {
        before = -1;
        boolean hasBraces = tree.kind(tree.endToken(item.node()) - 1) == Kind.RBRACE;
        if (hasBraces) {
          blocks.add(item.span());
          items(item.items());
        }
      }
    }
  }

  /** At most some edits of different places, none of which is in {@code used}. */
  List<Edit> edits(int most, Set<Integer> used) {
    List<Edit> edits = new ArrayList<>();
    for (int i = 0; i < most; i++) {
      Edit edit = edit(items.get(random.nextInt(items.size())));
      if (edit != null && isKept(edit) && used.add(edit.place)) {
        edits.add(edit);
      }
    }
    return edits;
  }

  /** Whether an edit is in no block that is removed. */
  private boolean isKept(Edit edit) {
    return removed.stream().noneMatch(b -> edit.from >= b.start() && edit.from < b.end());
  }

  /** Removes a block of which there is only one; before all other edits. */
  @Nullable Edit blockRemoval() {
    Span block = blocks.isEmpty() ? null : blocks.get(random.nextInt(blocks.size()));
    if (block == null) {
      return null;
    }
    int start = tree.trivia().lineStart(block.start());
    int end = tree.trivia().lineEnd(block.end());
    String first = text.substring(block.start(), tree.trivia().lineEnd(block.start()));
    boolean isAlone =
        text.substring(start, block.start()).isBlank()
            && text.substring(block.end(), end).isBlank()
            && text.startsWith(lineEnd(), end)
            && text.indexOf(first) == text.lastIndexOf(first);
    if (!isAlone) {
      return null;
    }
    removed.add(new Span(start, end + lineEnd().length()));
    return new Edit(start, end + lineEnd().length(), "", -1, "");
  }

  private @Nullable Edit changedComment() {
    if (comments.isEmpty()) {
      return null;
    }
    Span span = comments.get(random.nextInt(comments.size()));
    return new Edit(span.start(), span.end(), "# changed " + made++, 1_000_000 + span.start(), "");
  }

  private @Nullable Edit edit(Item item) {
    return switch (random.nextInt(9)) {
      case 8 -> changedComment();
      case 0 -> commentAfter(item);
      case 1 -> commentBefore(item);
      case 2 -> removal(item);
      case 3 -> space(item);
      case 4 -> row(item);
      default -> value(item);
    };
  }

  /** Two different values of one item that nothing else edits; null if the first try has none. */
  @Nullable List<Edit> conflict(Set<Integer> used) {
    Item item = items.get(random.nextInt(items.size()));
    Edit ours = value(item);
    if (ours == null || !isKept(ours) || !used.add(ours.place)) {
      return null;
    }
    String text = ours.text.replaceFirst("7", "8");
    return List.of(ours, new Edit(ours.from, ours.to, text, ours.place, ours.name));
  }

  private @Nullable Edit value(Item item) {
    List<Integer> values = new ArrayList<>();
    for (int token = item.first + 1; token < item.last; token++) {
      if (tree.kind(token).isIn(NUMBERS) || tree.kind(token) == Kind.STRING) {
        values.add(token);
      }
    }
    if (values.isEmpty() || !isAlone(item)) {
      return null;
    }
    int token = values.get(random.nextInt(values.size()));
    made++;
    String number = "7" + made % 10;
    String text =
        switch (tree.kind(token)) {
          case STRING -> "\"edit 7" + made + "\"";
          case FLOAT -> number + ".5";
          default -> number;
        };
    return new Edit(tree.start(token), tree.end(token), text, item.place, name(item));
  }

  /** Rows that are told apart by what is in them must differ from all others. */
  private boolean isAlone(Item item) {
    if (!item.isRow || isKeyed(item)) {
      return true;
    }
    String row = text.substring(tree.start(item.first), tree.end(item.last - 1));
    int at = text.indexOf(row);
    return text.indexOf(row, at + 1) < 0;
  }

  private boolean isKeyed(Item item) {
    return item.isRow && tree.kind(item.first).isIn(NUMBERS);
  }

  private String name(Item item) {
    return tree.kind(item.first) == Kind.LPAREN ? "" : tree.text(item.first);
  }

  private @Nullable Edit commentAfter(Item item) {
    int end = tree.end(item.last - 1);
    boolean endsLine = end < text.length() && isLineEnd(text.charAt(end));
    return endsLine ? new Edit(end, end, "  # note " + made++, item.place, name(item)) : null;
  }

  private @Nullable Edit commentBefore(Item item) {
    if (!tree.trivia().isFirstInLine(item.first)) {
      return null;
    }
    int start = tree.trivia().lineStart(tree.start(item.first));
    return new Edit(start, start, "# line " + made++ + lineEnd(), -4 * start - 4, "");
  }

  private @Nullable Edit removal(Item item) {
    Span line = line(item);
    String whole = line == null ? "" : text.substring(line.start(), line.end());
    boolean isOnly = !whole.isEmpty() && text.indexOf(whole) == text.lastIndexOf(whole);
    // Which of several rows without keys is gone if another one changes cannot be known.
    return isOnly && line != null && (!item.isRow || isKeyed(item))
        ? new Edit(line.start(), line.end(), "", item.place, name(item))
        : null;
  }

  /** The line of an item that is alone in it. */
  private @Nullable Span line(Item item) {
    int start = tree.trivia().lineStart(tree.start(item.first));
    int end = tree.trivia().lineEnd(tree.end(item.last - 1));
    boolean isOnly =
        tree.trivia().isFirstInLine(item.first)
            && text.substring(tree.end(item.last - 1), end).isBlank()
            && text.startsWith(lineEnd(), end);
    return isOnly ? new Span(start, end + lineEnd().length()) : null;
  }

  private @Nullable Edit space(Item item) {
    for (int token = item.first; token < item.last; token++) {
      if (tree.kind(token) == Kind.SPACE && isAlone(item)) {
        return new Edit(tree.start(token), tree.end(token), "   ", item.place, name(item));
      }
    }
    return null;
  }

  /** A row between this one and the next. */
  private @Nullable Edit row(Item item) {
    Span line = line(item);
    if (line == null || item.next < 0 || !isKeyed(item) || !isKeyed(items.get(item.next))) {
      return null;
    }
    BigDecimal key = new BigDecimal(tree.text(item.first));
    BigDecimal next = new BigDecimal(tree.text(items.get(item.next).first));
    boolean isFloat =
        tree.text(item.first).contains(".") || tree.text(items.get(item.next).first).contains(".");
    if (!isFloat || next.compareTo(key) <= 0 || line(items.get(item.next)) == null) {
      return null;
    }
    int quarter = 1 + random.nextInt(3);
    BigDecimal step = next.subtract(key).divide(BigDecimal.valueOf(4));
    BigDecimal middle = key.add(step.multiply(BigDecimal.valueOf(quarter)));
    String whole = text.substring(line.start(), line.end());
    String added = whole.replaceFirst("[-0-9.eE+]+", middle.toPlainString());
    return new Edit(
        line.end(), line.end(), added, -4 * line.end() - quarter, middle.toPlainString());
  }

  private String lineEnd() {
    return tree.trivia().lineEnd();
  }

  private static boolean isLineEnd(char c) {
    return c == '\n' || c == '\r';
  }

  /** The text after edits. */
  byte[] apply(List<Edit> edits) {
    List<Edit> ordered = new ArrayList<>(edits);
    // Rows by their keys, then a comment about what follows.
    ordered.sort(
        Comparator.comparingInt(Edit::from)
            .thenComparing(Edit::to)
            .thenComparing(Edit::place, Comparator.reverseOrder()));
    StringBuilder edited = new StringBuilder();
    int at = 0;
    for (Edit edit : ordered) {
      edited.append(text, at, edit.from).append(edit.text);
      at = edit.to;
    }
    return edited.append(text, at, text.length()).toString().getBytes(ISO_8859_1);
  }

  static Set<Integer> noPlaces() {
    return new HashSet<>();
  }
}
