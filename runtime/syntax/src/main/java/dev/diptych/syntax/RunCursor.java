package dev.diptych.syntax;

import dev.diptych.model.source.Span;
import dev.diptych.syntax.table.Kind;
import dev.diptych.syntax.table.NodeKind;
import dev.diptych.syntax.table.RunCells;
import org.jspecify.annotations.Nullable;

/**
 * Goes through rows {@code key (cell …)} and their cells without creating objects, whether they are
 * tokens or bytes of a run.
 *
 * <pre>{@code
 * while (rows.nextRow()) {
 *   if (rows.hasKey()) { … rows.keyStart() … }
 *   while (rows.nextCell()) { … rows.start() … }
 * }
 * }</pre>
 */
public final class RunCursor {
  private final SyntaxTree tree;
  private final int first;
  private final int endNode;
  private int node;
  private @Nullable RunCells run;
  private int rowToken;
  private int openToken;
  private int rowEndToken;
  private int rowStart;
  private int rowEnd;
  private int keyToken;
  private int token;
  private int cell;
  private int cellEnd;
  private boolean isInRow;

  RunCursor(SyntaxTree tree, int first, int endNode) {
    this.tree = tree;
    this.first = first;
    this.node = first;
    this.endNode = endNode;
  }

  /** A cursor over some of the rows of a run. */
  RunCursor(SyntaxTree tree, RunCells run) {
    this(tree, 0, 0);
    this.run = run;
  }

  /** A cursor before the first of the same rows. */
  public RunCursor again() {
    return new RunCursor(tree, first, endNode);
  }

  /** Number of rows. */
  public int count() {
    int count = 0;
    for (int at = first; at < endNode; at = tree.next(at)) {
      boolean isRun = tree.nodeKind(at) == NodeKind.RUN;
      count += isRun ? tree.rows(tree.firstToken(at)) : 1;
    }
    return count;
  }

  /** From the first row to the end of the last one. */
  public Span span() {
    Span all = tree.nodeSpan(first);
    for (int at = first; at < endNode; at = tree.next(at)) {
      all = all.to(tree.nodeSpan(at));
    }
    return all;
  }

  /** Moves to the next row; false after the last. */
  public boolean nextRow() {
    while (isInRow) {
      nextCell();
    }
    if (run != null && run.nextRow()) {
      isInRow = true;
      return true;
    }
    run = null;
    if (node >= endNode) {
      return false;
    }
    int at = node;
    node = tree.next(node);
    if (tree.nodeKind(at) == NodeKind.RUN) {
      run = tree.cells(tree.firstToken(at));
      return nextRow();
    }
    row(at);
    return true;
  }

  private void row(int at) {
    isInRow = true;
    keyToken = -1;
    rowToken = tree.firstToken(at);
    rowEndToken = tree.endToken(at);
    rowStart = tree.start(rowToken);
    rowEnd = tree.end(rowEndToken - 1);
    token = rowToken;
    if (tree.kind(token) != Kind.LPAREN) {
      keyToken = token;
      token = tree.code(token + 1);
    }
    openToken = token++;
  }

  /**
   * Whether something in the row or beside it is missing or skipped; see {@link Cursor#hasError}.
   */
  public boolean hasError() {
    return run == null && tree.damage().isNear(rowToken, rowEndToken);
  }

  /** Moves to the next cell of the row; false after the last. */
  public boolean nextCell() {
    if (!isInRow) {
      return false;
    }
    if (run != null) {
      isInRow = run.nextCell();
      return isInRow;
    }
    cell = tree.code(token);
    isInRow = tree.kind(cell) != Kind.RPAREN;
    token = isInRow ? afterCell() : cell;
    cellEnd = tree.end(token - 1);
    return isInRow;
  }

  private int afterCell() {
    int depth = 0;
    int at = cell;
    do {
      Kind kind = tree.kind(at++);
      depth += kind == Kind.LPAREN ? 1 : kind == Kind.RPAREN ? -1 : 0;
    } while (depth > 0);
    return at;
  }

  /** Whether the row has a key. */
  public boolean hasKey() {
    return run != null ? run.keyEnd() > run.keyStart() : keyToken >= 0;
  }

  /** The kind of the key. */
  public Kind keyKind() {
    return run != null ? run.kind(run.keyStart()) : tree.kind(keyToken);
  }

  /** Offset of the key; of a row without one, of the row. */
  public int keyStart() {
    return run != null ? run.keyStart() : rowStart;
  }

  /** Offset after the key; of a row without one, of the row. */
  public int keyEnd() {
    return run != null ? run.keyEnd() : keyToken < 0 ? rowStart : tree.end(keyToken);
  }

  /** Offset of the parenthesis that opens the row. */
  public int open() {
    return run != null ? run.open() : tree.start(openToken);
  }

  /** The kind of the cell: {@link Kind#LPAREN} for a group. */
  public Kind kind() {
    return run != null ? run.kind(run.start()) : tree.kind(cell);
  }

  /** Offset of the cell. */
  public int start() {
    return run != null ? run.start() : tree.start(cell);
  }

  /** Offset after the cell. */
  public int end() {
    return run != null ? run.end() : cellEnd;
  }

  /** The values in the parentheses of a cell that is a group; a run has none. */
  public ValueCursor inside() {
    ValueCursor values = new ValueCursor(tree, cell, token, endNode, endNode);
    values.next();
    return values.inside();
  }

  /** The span of the row. */
  public Span row() {
    return run != null ? new Span(run.keyStart(), run.rowEnd()) : new Span(rowStart, rowEnd);
  }
}
