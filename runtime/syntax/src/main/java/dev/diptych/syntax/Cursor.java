package dev.diptych.syntax;

import dev.diptych.model.source.Span;
import dev.diptych.syntax.table.Kind;
import dev.diptych.syntax.table.NodeKind;
import dev.diptych.syntax.table.Nodes;
import org.jspecify.annotations.Nullable;

/**
 * Goes through the items of a text or of a block. It sees no white space and no comments, so that
 * what a text means cannot depend on them.
 *
 * <pre>{@code
 * Cursor item = tree.items();
 * while (item.next()) {
 *   switch (item.kind()) {
 *     case BLOCK -> bind(item.name(), item.items());
 *     case ATTRIBUTE -> bind(item.name(), item.value());
 *     case ROW, RUN -> bind(item.rows());
 *   }
 * }
 * }</pre>
 */
public final class Cursor {
  private final SyntaxTree tree;
  private final int block;
  private final int end;
  private int following;
  private int node = Nodes.NONE;
  private @Nullable String name;
  private @Nullable Span nameSpan;

  /**
   * @param block the node whose items these are, before the first of them; {@link Nodes#NONE} for
   *     those outside of all blocks
   * @param end the node after the last one in it
   */
  Cursor(SyntaxTree tree, int block, int end) {
    this.tree = tree;
    this.block = block;
    this.following = block + 1;
    this.end = end;
  }

  /** The tree whose items these are. */
  public SyntaxTree tree() {
    return tree;
  }

  /** A cursor before the first of the same items. */
  public Cursor again() {
    return new Cursor(tree, block, end);
  }

  /** Whether there are no items. */
  public boolean isEmpty() {
    return !again().next();
  }

  /**
   * Whether something in the block of these items is missing or skipped, perhaps one of them; see
   * {@link SyntaxTree#isDamaged}.
   */
  public boolean isIncomplete() {
    return block == Nodes.NONE
        ? tree.isDamaged(0, tree.tokens())
        : tree.isDamaged(tree.firstToken(block), tree.endToken(block));
  }

  /** Moves to the next item; false after the last. */
  public boolean next() {
    // In authored texts, nodes of values are between items.
    while (following < end && !tree.nodeKind(following).isItem()) {
      following = tree.next(following);
    }
    if (following >= end) {
      return false;
    }
    node = following;
    following = tree.next(node);
    name = null;
    nameSpan = null;
    return true;
  }

  /** The number of the item in its tree. */
  public int node() {
    return node;
  }

  /** What the item is. */
  public NodeKind kind() {
    return tree.nodeKind(node);
  }

  /** Whether the item is a row or a run of rows, so that {@link #rows} has it. */
  public boolean isRows() {
    return kind() == NodeKind.ROW || kind() == NodeKind.RUN;
  }

  /** The span of the item. */
  public Span span() {
    return tree.nodeSpan(node);
  }

  /**
   * Whether something in the item or beside it is missing or skipped, so that it may not be what
   * was meant: what is made of it must not cause further errors.
   */
  public boolean hasError() {
    return tree.isDoubtful(tree.firstToken(node), tree.endToken(node));
  }

  /**
   * Whether something beside a block, or its name or a brace is missing or skipped, so that its
   * items may belong to other blocks.
   */
  public boolean hasWrongBraces() {
    int open = nameToken();
    while (tree.kind(open) != Kind.LBRACE) {
      open++;
    }
    int close = tree.endToken(node) - 1;
    return tree.isDoubtful(nameToken(), open) || tree.isDoubtful(close, close + 1);
  }

  /** The first token: the name of a block or an attribute. */
  public int nameToken() {
    return tree.firstToken(node);
  }

  /** The name of a block, an attribute or a setting; of other items their first word. */
  public String name() {
    if (name == null) {
      name = tree.text(nameToken()); // Several users ask for it.
    }
    return name;
  }

  /** The span of the name. */
  public Span nameSpan() {
    if (nameSpan == null) {
      nameSpan = tree.span(nameToken());
    }
    return nameSpan;
  }

  /** The token of the word between the name of a block and its brace, or -1. */
  public int aboutToken() {
    int second = tree.code(nameToken() + 1);
    return tree.kind(second) == Kind.LBRACE ? Nodes.NONE : second;
  }

  /** What a block is about: the word between its name and its brace, or null. */
  public @Nullable String about() {
    int token = aboutToken();
    return token == Nodes.NONE ? null : tree.text(token);
  }

  /** The items in the braces of a block, a definition, a repetition or a shift. */
  public Cursor items() {
    return new Cursor(tree, node, following);
  }

  /** The value of an attribute or of a definition, after its sign. */
  public ValueCursor value() {
    int token = nameToken();
    while (tree.kind(token) != Kind.ASSIGN && token < tree.endToken(node)) {
      token++;
    }
    return new ValueCursor(tree, token + 1, tree.endToken(node), node + 1, following);
  }

  /** The value of an attribute; the cursor is at it. */
  public ValueCursor onlyValue() {
    ValueCursor value = value();
    value.next();
    return value;
  }

  /** The value after the word that an item begins with; the cursor is at it. */
  public ValueCursor argument() {
    ValueCursor value = values();
    value.next();
    value.next();
    return value;
  }

  /** All values of an item: the key of a row, its cells and its arguments; those of a setting. */
  public ValueCursor values() {
    return new ValueCursor(tree, nameToken(), tree.endToken(node), node + 1, following);
  }

  /**
   * This row or run and all that follow it without another item; the cursor moves to the last. A
   * row of an authored text may have arguments: ask for its {@link #values} instead.
   */
  public RunCursor rows() {
    int first = node;
    while (following < end && isRows(tree.nodeKind(following))) {
      node = following;
      following = tree.next(node);
    }
    return new RunCursor(tree, first, following);
  }

  private boolean isRows(NodeKind kind) {
    boolean isPlainRow = kind == NodeKind.ROW && tree.dialect() == Dialect.PLAIN;
    return isPlainRow || kind == NodeKind.RUN;
  }
}
