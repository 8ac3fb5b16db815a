package dev.diptych.syntax.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Collects the states of a {@link ParserTable}. */
public final class ParserStates {
  final byte[] operation;
  final int[] target;
  final int[] argument;
  final byte[] action;
  final int[] starts = new int[ParserTable.Start.COUNT];
  long[] sets = {};
  int[][] alternatives = {};
  byte[][] prediction = {};
  private final List<Long> allSets = new ArrayList<>();
  private final List<int[]> allAlternatives = new ArrayList<>();
  private final List<byte[]> predictions = new ArrayList<>();

  /** Collects a number of states; those that are not set leave their rule. */
  public ParserStates(int count) {
    operation = new byte[count];
    Arrays.fill(operation, (byte) ParserTable.RETURN);
    target = new int[count];
    argument = new int[count];
    action = new byte[count];
    Arrays.fill(starts, ParserTable.NONE);
  }

  /** A state that goes on to another one. */
  public void step(int state, int next) {
    set(state, ParserTable.STEP, next, 0);
  }

  /** A state that enters the rule that begins at {@code first}, and goes on at {@code next}. */
  public void call(int state, int first, int next) {
    set(state, ParserTable.CALL, first, next);
  }

  /**
   * A state that accepts a token.
   *
   * @param kinds the kinds that are allowed, as bits
   * @param isLeaf whether the token is a node of its own
   */
  public void match(int state, long kinds, boolean isLeaf, int next) {
    int known = allSets.indexOf(kinds);
    set(
        state,
        isLeaf ? ParserTable.LEAF : ParserTable.MATCH,
        next,
        known < 0 ? allSets.size() : known);
    if (known < 0) {
      allSets.add(kinds);
    }
  }

  /**
   * A state that chooses an alternative.
   *
   * @param first the first state of each alternative, from 1
   * @param chosen the alternative for each kind, or for each pair of kinds; 0 for none
   */
  public void decide(int state, int[] first, byte[] chosen) {
    set(state, ParserTable.DECIDE, 0, allAlternatives.size());
    allAlternatives.add(first.clone());
    predictions.add(chosen.clone());
  }

  /** The rule that begins at a state opens a node. */
  public void opens(int state, NodeKind kind) {
    action[state] = (byte) kind.number();
  }

  /** The rule that begins at a state opens a node whose first token is the one before. */
  public void opensBefore(int state, NodeKind kind) {
    action[state] = (byte) (NodeBuilder.BACK + kind.number());
  }

  /** The rule that begins at a state determines what the innermost open node is. */
  public void is(int state, NodeKind kind) {
    action[state] = NodeBuilder.is(kind);
  }

  /** Parsing can begin at a state. */
  public void start(ParserTable.Start start, int state) {
    starts[start.number()] = state;
  }

  /** The table, in which no state only goes on to another one. */
  public ParserTable table() {
    boolean[] isLast = new boolean[operation.length];
    for (int i = 0; i < operation.length; i++) {
      if (operation[i] != ParserTable.RETURN && operation[i] != ParserTable.DECIDE) {
        moveAction(i);
        target[i] = skipped(target[i]);
      }
      if (operation[i] == ParserTable.CALL) {
        argument[i] = skipped(argument[i]);
        isLast[i] = operation[argument[i]] == ParserTable.RETURN;
      }
    }
    for (int i = 0; i < operation.length; i++) {
      operation[i] = isLast[i] ? (byte) ParserTable.LAST_CALL : operation[i];
    }
    for (int[] first : allAlternatives) {
      for (int a = 1; a < first.length; a++) {
        first[a] = skipped(first[a]);
      }
    }
    for (int i = 0; i < starts.length; i++) {
      starts[i] = starts[i] == ParserTable.NONE ? ParserTable.NONE : skipped(starts[i]);
    }
    sets = allSets.stream().mapToLong(Long::longValue).toArray();
    alternatives = allAlternatives.toArray(int[][]::new);
    prediction = predictions.toArray(byte[][]::new);
    return ParserTable.of(this);
  }

  /** The action of a rule is at its first state that does something. */
  private void moveAction(int state) {
    if (operation[state] == ParserTable.CALL) {
      int first = target[state];
      action[skipped(first)] = action[first];
    }
  }

  private int skipped(int state) {
    int at = state;
    while (operation[at] == ParserTable.STEP) {
      at = target[at];
    }
    return at;
  }

  private void set(int state, int does, int next, int with) {
    operation[state] = (byte) does;
    target[state] = next;
    argument[state] = with;
  }
}
