package dev.diptych.syntax.table;

import java.util.Arrays;

/**
 * The nodes of a text in the order of their first tokens, parents before children. Thirteen bytes
 * of memory a node.
 */
public final class Nodes {
  /** No node. */
  public static final int NONE = -1;

  private static final int CAPACITY = 64;
  private static final int KINDS = 31; // bits; an open node may have another one

  byte[] kind = new byte[CAPACITY];
  int[] token = new int[CAPACITY];
  int[] end = new int[CAPACITY];
  int[] next = new int[CAPACITY]; // of an open node, its parent
  private int count;
  private int open = NONE;
  private boolean isDeep;
  private int allTokens;

  /** Number of nodes. */
  public int count() {
    return count;
  }

  /** The kind of a node. */
  public NodeKind kind(int node) {
    return NodeKind.of(kind[node] & KINDS);
  }

  /** The first token of a node. */
  public int firstToken(int node) {
    return token[node];
  }

  /** The token after the last one of a node, which is not trivia. */
  public int endToken(int node) {
    return end[node];
  }

  /** The node after all descendants of a node: its next sibling if it has one. */
  public int next(int node) {
    return next[node];
  }

  /** The innermost node that is open after an error, or {@link #NONE}. */
  public int open() {
    return open;
  }

  /** The node that an open one is in, or {@link #NONE}. */
  public int parentOfOpen(int node) {
    return next[node];
  }

  /** Whether the nodes of two texts have the same kinds and tokens. */
  public boolean isSame(Nodes other) {
    return count == other.count
        && Arrays.equals(kind, 0, count, other.kind, 0, count)
        && Arrays.equals(token, 0, count, other.token, 0, count)
        && Arrays.equals(end, 0, count, other.end, 0, count)
        && Arrays.equals(next, 0, count, other.next, 0, count);
  }

  /** Whether the text is nested deeply, so that it may exceed a limit. */
  public boolean isDeep() {
    return isDeep;
  }

  void setDeep() {
    isDeep = true;
  }

  /** Removes all nodes, to add those of a number of tokens. */
  void begin(int tokens) {
    allTokens = tokens;
    count = 0;
    open = NONE;
    isDeep = false;
  }

  /** The same nodes, to {@link #restore} them. */
  Nodes copy() {
    Nodes copy = new Nodes();
    copy.restore(this, allTokens);
    return copy;
  }

  /** Makes these nodes those that others were, of a text with some number of tokens. */
  void restore(Nodes other, int tokens) {
    if (kind.length < other.count) {
      kind = new byte[other.count];
      token = new int[other.count];
      end = new int[other.count];
      next = new int[other.count];
    }
    System.arraycopy(other.kind, 0, kind, 0, other.count);
    System.arraycopy(other.token, 0, token, 0, other.count);
    System.arraycopy(other.end, 0, end, 0, other.count);
    System.arraycopy(other.next, 0, next, 0, other.count);
    allTokens = tokens;
    count = other.count;
    open = other.open;
    isDeep = other.isDeep;
  }

  int open(int kind, int first) {
    if (count == this.kind.length) {
      // As many as there will be if the text goes on as it is.
      long estimate = (long) count * allTokens / Math.max(1, first) * 17 / 16;
      resize((int) Math.max(count * 3L / 2, Math.min(allTokens, estimate)));
    }
    this.kind[count] = (byte) kind;
    token[count] = first;
    next[count] = open;
    open = count;
    return count++;
  }

  void close(int node, int at) {
    open = next[node];
    end[node] = at;
    next[node] = count;
  }

  /** Ends all nodes that are open after an error, before its token. */
  public void closeAll(int error) {
    while (open != NONE) {
      close(open, error);
    }
  }

  /** Frees the memory that is not used, if it is much. */
  public void trim() {
    if (count < kind.length / 4 * 3) {
      resize(Math.max(1, count));
    }
  }

  private void resize(int capacity) {
    kind = Arrays.copyOf(kind, capacity);
    token = Arrays.copyOf(token, capacity);
    end = Arrays.copyOf(end, capacity);
    next = Arrays.copyOf(next, capacity);
  }
}
