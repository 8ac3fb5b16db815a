package dev.diptych.syntax.table;

import org.jspecify.annotations.Nullable;

/**
 * What parsing had come to before a token. Parsing can go on from there with other tokens, if all
 * up to and with that one are the same: they have been looked at.
 */
public final class Snapshot {
  final int token;
  final int end; // after the last token that was accepted
  final ParserTable.State state;
  final int[] open;
  final NodeBuilder.@Nullable Ended ended;
  final @Nullable Nodes nodes;

  Snapshot(
      int token,
      int end,
      ParserTable.State state,
      int[] open,
      NodeBuilder.@Nullable Ended ended,
      @Nullable Nodes nodes) {
    this.token = token;
    this.end = end;
    this.state = state;
    this.open = open;
    this.ended = ended;
    this.nodes = nodes;
  }

  /** The one before anything is parsed. */
  static Snapshot beginning(int first, ParserTable.State state) {
    return new Snapshot(first, first, state, new int[] {Nodes.NONE}, null, null);
  }

  /** The token before which parsing stopped. */
  public int token() {
    return token;
  }
}
