package dev.diptych.lsp.context;

import dev.diptych.model.source.Span;
import dev.diptych.syntax.Cursor;
import dev.diptych.syntax.RunCursor;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.ValueCursor;
import dev.diptych.syntax.table.Kind;
import dev.diptych.syntax.table.NodeKind;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the rows that are directly inside of braces. */
public final class Rows {
  /** How far before a range rows are read, to find the one before it. */
  private static final int MAX_BEFORE = 1 << 11;

  private static final long SCALARS =
      Kind.bits(
          Kind.INT,
          Kind.HEXINT,
          Kind.FLOAT,
          Kind.SPECIAL,
          Kind.NAME,
          Kind.STRING,
          Kind.BYTES,
          Kind.REFERENCE,
          Kind.QUANTITY,
          Kind.RELATIVE,
          Kind.HYPHENATED);

  private final SyntaxTree tree;
  private final Group group;

  /** The rows of {@code group}. */
  public Rows(Outline outline, Group group) {
    this.tree = outline.tree();
    this.group = group;
  }

  /** The items inside of the braces; null if an error hides them. */
  private @Nullable Cursor items() {
    if (group.node() < 0) {
      return group.parent() == null ? tree.items() : null;
    }
    return tree.itemsOf(group.node());
  }

  /** How many there are. */
  public int count() {
    int count = 0;
    Cursor item = items();
    while (item != null && item.next()) {
      if (item.kind() == NodeKind.RUN) {
        count += tree.rows(tree.firstToken(item.node()));
      } else if (item.kind() == NodeKind.ROW) {
        count++;
      }
    }
    return count;
  }

  /**
   * The rows that begin before {@code end}; of a long block, only those from shortly before {@code
   * start} on.
   *
   * @param limit the maximum number of rows
   */
  public List<RowText> rows(int start, int end, int limit) {
    List<RowText> rows = new ArrayList<>();
    Cursor item = items();
    while (item != null && item.next() && rows.size() < limit) {
      boolean isNear = tree.end(tree.endToken(item.node()) - 1) >= start - MAX_BEFORE;
      if (tree.start(item.nameToken()) >= end) {
        return rows;
      }
      if (item.kind() == NodeKind.RUN && isNear) {
        addRun(item.rows(), start, end, limit, rows);
      } else if (item.kind() == NodeKind.ROW && isNear) {
        RowText row = row(item);
        if (row != null) {
          rows.add(row);
        }
      }
    }
    return rows;
  }

  private static void addRun(RunCursor run, int start, int end, int limit, List<RowText> rows) {
    while (run.nextRow() && run.keyStart() < end && rows.size() < limit) {
      if (run.keyStart() >= start - MAX_BEFORE) {
        Span key = run.hasKey() ? new Span(run.keyStart(), run.keyEnd()) : null;
        Span span = run.row();
        List<Span> cells = new ArrayList<>();
        boolean isPlain = true;
        while (run.nextCell()) {
          isPlain &= run.kind() != Kind.LPAREN;
          cells.add(new Span(run.start(), run.end()));
        }
        rows.add(new RowText(key, isPlain ? cells : List.of(), span));
      }
    }
  }

  /** The row of an authored text, or one of a plain text that is in no run; null without cells. */
  private @Nullable RowText row(Cursor item) {
    ValueCursor value = item.values();
    Span key = null;
    boolean isFirst = true;
    boolean isPlain = true;
    while (value.next()) {
      boolean hasGroup = value.isGroup() || value.nodeKind() == NodeKind.CALL;
      if (hasGroup) {
        int from = key == null ? value.start() : key.start();
        List<Span> cells = value.isGroup() && isPlain ? cells(value.inside()) : List.of();
        return isPlain || key != null ? new RowText(key, cells, new Span(from, value.end())) : null;
      }
      if (isFirst) {
        key = isKey(value) ? value.span() : null;
      } else if (value.kind() != Kind.RANGE) {
        isPlain &= value.kind() != Kind.NAME && value.kind() != Kind.AT;
      }
      isFirst = false;
    }
    return null;
  }

  private static boolean isKey(ValueCursor value) {
    return value.kind() != Kind.STRING && value.kind() != Kind.BYTES && value.kind() != Kind.NAME;
  }

  private static List<Span> cells(ValueCursor value) {
    List<Span> cells = new ArrayList<>();
    while (value.next()) {
      if (value.node() >= 0 || !value.kind().isIn(SCALARS)) {
        return List.of();
      }
      cells.add(value.span());
    }
    return cells;
  }
}
