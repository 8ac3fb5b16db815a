package dev.diptych.syntax.table;

import org.jspecify.annotations.Nullable;

/**
 * Makes nodes of the rules that a parser enters and leaves. Each rule has an action: it opens a
 * node, it opens one that begins with the token before, or it determines what the innermost open
 * node is.
 *
 * <p>In three places of the authored grammar, two tokens do not show that an item ends where it
 * does: after {@code every 2s} that repeats nothing, before {@code at $start} with braces, and
 * before a group that is a row. The item then ends where a node inside of it begins, which becomes
 * the next item. As nodes are in the order of their tokens, two numbers change.
 */
final class NodeBuilder {
  /** For the action of a rule that opens a node: its first token is the one before. */
  static final int BACK = 64;

  /** For the kind of an open node: it is an item that ends the one it is in. */
  private static final int ENDS = 32;

  private static final int CALL = NodeKind.CALL.number();
  private static final int INTERVAL = NodeKind.INTERVAL.number();
  private static final int REPEAT = NodeKind.REPEAT.number();
  private static final int SETTING = NodeKind.SETTING.number();
  private static final int TARGET = NodeKind.TARGET.number();

  private final Tokens tokens;
  private final Nodes nodes;
  private int ended = Nodes.NONE;
  private int endedBy;

  /** An item that has ended, and the node by which it did. */
  record Ended(int node, int by) {}

  NodeBuilder(Tokens tokens, Nodes nodes) {
    this.tokens = tokens;
    this.nodes = nodes;
  }

  /** The item that has ended and is still open. */
  Ended ended() {
    return new Ended(ended, endedBy);
  }

  /** Goes on where another builder was. */
  void goOn(@Nullable Ended other) {
    if (other != null) {
      ended = other.node;
      endedBy = other.by;
    }
  }

  /** The action of a rule that determines that the innermost open node is of a kind. */
  static byte is(NodeKind kind) {
    return (byte) -kind.number();
  }

  /**
   * Enters a rule.
   *
   * @param action its action, not 0
   * @param at its first token
   * @param end the token after the last one before it
   * @return the node to {@link #leave}, or {@link Nodes#NONE}
   */
  int enter(int action, int at, int end) {
    if (action < 0) {
      is(nodes.open(), -action);
      return Nodes.NONE;
    }
    return action < BACK ? nodes.open(action, at) : nodes.open(action - BACK, end - 1);
  }

  private void is(int node, int kind) {
    int before = nodes.kind[node];
    if (before == CALL) {
      // The group is a row, and the name before it is a value.
      nodes.token[node] = tokens.code(nodes.token[node] + 1);
    }
    nodes.kind[node] = (byte) (before == CALL || before == TARGET ? kind | ENDS : kind);
  }

  /** Leaves a rule that opened a node, before a token. */
  void leave(int node, int end) {
    int parent = nodes.next[node];
    nodes.close(node, end);
    int kind = nodes.kind[node];
    if (kind == TARGET) {
      // Arguments after the name are in the rule, but not in the node.
      nodes.end[node] = tokens.code(nodes.token[node] + 1) + 1;
      nodes.next[node] = node + 1;
      ended = ended == node ? parent : ended;
      return;
    }
    if (ended == node) {
      end(node, endedBy);
    }
    if (kind == INTERVAL || kind >= ENDS) {
      nodes.kind[node] = (byte) (kind & (ENDS - 1));
      ended = parent;
      endedBy = node;
    }
  }

  private void end(int node, int by) {
    ended = Nodes.NONE;
    if (nodes.kind[by] == INTERVAL) {
      if (nodes.kind[node] == REPEAT) {
        return;
      }
      nodes.kind[by] = (byte) SETTING;
    }
    nodes.next[node] = by;
    nodes.end[node] = tokens.codeBefore(nodes.token[by]) + 1;
  }
}
