package dev.diptych.syntax;

import dev.diptych.model.source.Span;
import dev.diptych.syntax.table.Kind;
import dev.diptych.syntax.table.NodeKind;

/**
 * Goes through values: words, numbers, groups in parentheses and, in authored texts, calls and
 * calculations. The values of a group are in a cursor of their own.
 */
public final class ValueCursor {
  private final SyntaxTree tree;
  private final int end;
  private final int endNode;
  private int following;
  private int followingNode;
  private int token = -1;
  private int node = -1;

  ValueCursor(SyntaxTree tree, int first, int end, int firstNode, int endNode) {
    this.tree = tree;
    this.following = first;
    this.end = end;
    this.followingNode = firstNode;
    this.endNode = endNode;
  }

  /** Moves to the next value; false after the last. */
  public boolean next() {
    int first = following < end ? tree.code(following) : end;
    if (first >= end) {
      return false;
    }
    token = first;
    while (followingNode < endNode && tree.firstToken(followingNode) < first) {
      followingNode = tree.next(followingNode);
    }
    boolean isNode = followingNode < endNode && tree.firstToken(followingNode) == first;
    node = isNode ? followingNode : -1;
    followingNode = isNode ? tree.next(followingNode) : followingNode;
    following = isNode ? tree.endToken(node) : afterValue(first);
    return true;
  }

  /** The token after a value that is no node. */
  private int afterValue(int first) {
    if (tree.kind(first) != Kind.LPAREN) {
      return first + 1;
    }
    int depth = 0;
    int at = first;
    do {
      Kind kind = tree.kind(at++);
      depth += kind.isIn(Kind.OPENING) ? 1 : kind.isIn(Kind.CLOSING) ? -1 : 0;
    } while (depth > 0 && at < end);
    return at;
  }

  /** The first token of the value. */
  public int token() {
    return token;
  }

  /** The node of the value, or -1 if it is a word or a group. */
  public int node() {
    return node;
  }

  /** What the node of the value is; {@link NodeKind#NONE} for words and groups. */
  public NodeKind nodeKind() {
    return node < 0 ? NodeKind.NONE : tree.nodeKind(node);
  }

  /** The kind of the first token: {@link Kind#LPAREN} for a group. */
  public Kind kind() {
    return tree.kind(token);
  }

  /** Whether the value is a group in parentheses. */
  public boolean isGroup() {
    return node < 0 && kind() == Kind.LPAREN;
  }

  /** Offset of the value. */
  public int start() {
    return tree.start(token);
  }

  /** Offset after the value. */
  public int end() {
    return tree.end(following - 1);
  }

  /** The span of the value. */
  public Span span() {
    return new Span(start(), end());
  }

  /** The text of the first token. */
  public String text() {
    return tree.text(token);
  }

  /** What is in the node of a value: its words, and the nodes in it. */
  public ValueCursor inNode() {
    return new ValueCursor(tree, token, following, node + 1, followingNode);
  }

  /** The values in the parentheses of a group or a call; commas are among them. */
  public ValueCursor inside() {
    int open = token;
    while (tree.kind(open) != Kind.LPAREN) {
      open++;
    }
    int firstNode = node < 0 ? followingNode : node + 1;
    return new ValueCursor(tree, open + 1, following - 1, firstNode, endNode);
  }
}
