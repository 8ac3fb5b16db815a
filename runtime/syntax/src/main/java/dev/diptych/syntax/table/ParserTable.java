package dev.diptych.syntax.table;

import java.io.IOException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The automaton of a parser with at most two tokens of lookahead. It sees the kinds of tokens only,
 * so that texts with the same kinds have the same nodes.
 */
public final class ParserTable {
  /** No token. */
  public static final int NONE = -1;

  /** Where parsing can begin. */
  public enum Start {
    /** At the header line, up to its end. */
    HEADER,
    /** At the items of a text. */
    TEXT,
    /** At the items of an included file, which may omit {@code Eof}. */
    INCLUDED;

    static final int COUNT = values().length;

    @SuppressWarnings("EnumOrdinal") // Tables are built with the enum, never kept.
    int number() {
      return ordinal();
    }
  }

  /** What a state does: nothing, that is, it goes on to the next one. */
  static final int STEP = 0;

  /** Enters a rule. */
  static final int CALL = 1;

  /** Accepts a token. */
  static final int MATCH = 2;

  /** Leaves the rule. */
  static final int RETURN = 3;

  /** Chooses an alternative. */
  static final int DECIDE = 4;

  /** Enters a rule after which the one it is in ends, too. */
  static final int LAST_CALL = 5;

  /** Accepts a token that is a node of its own. */
  static final int LEAF = 6;

  private static final int MAX_DEPTH = 1 << 13; // of rules in rules
  private static final int STACK_GROWTH = 64;
  private static final int KINDS = Kind.SEEN;

  private final byte[] operation;
  private final int[] target; // the state after this one; for a call, the first of the rule
  private final int[] argument; // call: the state after it; match: the set; decide: the decision
  private final byte[] action; // what a call of the rule that begins here does
  private final long[] sets;
  private final int[][] alternatives; // decision, alternative: its first state
  private final byte[][] prediction; // decision, first kind (* kinds + second): the alternative
  private final int[] starts;

  private ParserTable(
      byte[] operation,
      int[] target,
      int[] argument,
      byte[] action,
      long[] sets,
      int[][] alternatives,
      byte[][] prediction,
      int[] starts) {
    this.operation = operation;
    this.target = target;
    this.argument = argument;
    this.action = action;
    this.sets = sets;
    this.alternatives = alternatives;
    this.prediction = prediction;
    this.starts = starts;
  }

  static ParserTable of(ParserStates states) {
    return new ParserTable(
        states.operation,
        states.target,
        states.argument,
        states.action,
        states.sets,
        states.alternatives,
        states.prediction,
        states.starts);
  }

  /** The size, for people. */
  public String size() {
    int two = 0;
    int bytes = 0;
    for (byte[] table : prediction) {
      two += table.length > KINDS ? 1 : 0;
      bytes += table.length;
    }
    return operation.length
        + " states, "
        + prediction.length
        + " decisions, "
        + two
        + " of them with two tokens, "
        + bytes
        + " bytes of predictions";
  }

  /**
   * Parses tokens.
   *
   * @param from the first token
   * @param nodes where the nodes of the text are put; null for the verdict only. After an error,
   *     those that it is in are open
   * @return the token of the first error, or {@link #NONE}
   */
  public int parse(Tokens tokens, int from, Start start, @Nullable Nodes nodes) {
    return new Run(tokens, from, state(start), nodes, false).parse(Integer.MAX_VALUE);
  }

  /** Parses tokens from where an earlier parsing had come to; see {@link Snapshot}. */
  public int parse(Tokens tokens, Snapshot from, Nodes nodes) {
    return new Run(tokens, from, nodes).parse(Integer.MAX_VALUE);
  }

  /** Parses tokens up to one that no error precedes, and leaves the nodes open that it is in. */
  public void parseUntil(Tokens tokens, Snapshot from, int token, Nodes nodes) {
    new Run(tokens, from, nodes).parse(token);
  }

  /** Parses tokens up to one, to go on from there more than once; null if an error precedes it. */
  public @Nullable Snapshot snapshot(Tokens tokens, Snapshot from, int token, Nodes nodes) {
    Run run = new Run(tokens, from, nodes);
    if (run.parse(token) != NONE) {
      return null;
    }
    int[] open = Arrays.copyOf(run.open, run.depth + 1);
    return new Snapshot(run.at, run.end, run.state(), open, run.builder.ended(), nodes.copy());
  }

  /**
   * What is known before anything is parsed.
   *
   * @param first the first token
   */
  public Snapshot beginning(int first, Start start) {
    return Snapshot.beginning(first, state(start));
  }

  /**
   * The state before a token that no error precedes.
   *
   * @param from the first token
   */
  public State stateBefore(Tokens tokens, int from, Start start, int token) {
    Run run = new Run(tokens, from, state(start), null, false);
    run.parse(token);
    return run.state();
  }

  /** The state at the beginning. */
  public State state(Start start) {
    return new State(starts[start.number()], new int[] {NONE});
  }

  /**
   * Parses tokens of an excerpt, which may end anywhere, for the verdict only.
   *
   * @param from the first token
   * @param state the state before it
   * @param isOpen whether the text goes on after the tokens
   * @return the token of the first error, or {@link #NONE}
   */
  public int parse(Tokens tokens, int from, State state, boolean isOpen) {
    return new Run(tokens, from, state, null, isOpen).parse(Integer.MAX_VALUE);
  }

  /** A state, and those to return to. */
  public static final class State {
    private final int number;
    private final int[] back;

    State(int number, int[] back) {
      this.number = number;
      this.back = back;
    }
  }

  /** One pass over tokens. */
  private final class Run {
    private final Tokens tokens;
    private final @Nullable Nodes nodes;
    private final boolean isOpen;
    private final NodeBuilder builder;
    private int[] back;
    private int[] open;
    private int depth;
    private int state;
    private int at;
    private int end; // after the last token that was accepted

    Run(Tokens tokens, Snapshot from, Nodes nodes) {
      this(tokens, from.token, from.state, nodes, false);
      System.arraycopy(from.open, 0, open, 0, from.open.length);
      if (from.nodes != null) {
        end = from.end;
        builder.goOn(from.ended);
        nodes.restore(from.nodes, tokens.count);
      }
    }

    Run(Tokens tokens, int from, State entry, @Nullable Nodes nodes, boolean isOpen) {
      this.tokens = tokens;
      this.nodes = nodes;
      this.isOpen = isOpen;
      builder = new NodeBuilder(tokens, nodes == null ? new Nodes() : nodes);
      back = Arrays.copyOf(entry.back, entry.back.length + STACK_GROWTH);
      open = new int[back.length];
      Arrays.fill(open, 0, entry.back.length, Nodes.NONE);
      depth = entry.back.length - 1;
      state = entry.number;
      at = tokens.code(from);
      end = at;
      if (nodes != null) {
        nodes.begin(tokens.count);
      }
    }

    State state() {
      return new State(state, Arrays.copyOf(back, depth + 1));
    }

    /**
     * Parses. One loop with its state in variables: fields would be read again after each write to
     * an array, and calls cost more than what they do.
     *
     * @param stop the token before which to stop
     * @return the token of the first error, or {@link #NONE}
     */
    int parse(int stop) {
      byte[] kind = tokens.kind;
      byte[] operation = ParserTable.this.operation;
      int[] target = ParserTable.this.target;
      int[] argument = ParserTable.this.argument;
      long[] sets = ParserTable.this.sets;
      byte[][] prediction = ParserTable.this.prediction;
      int[][] alternatives = ParserTable.this.alternatives;
      byte[] action = ParserTable.this.action;
      boolean builds = nodes != null;
      NodeBuilder builder = this.builder;
      int[] back = this.back;
      int[] open = this.open;
      int depth = this.depth;
      int at = this.at;
      int end = this.end;
      int state = this.state;
      while (at < stop) {
        switch (operation[state]) {
          case MATCH, LEAF -> {
            if ((sets[argument[state]] >>> kind[at] & 1) == 0) {
              return failed(at, at);
            }
            if (builds && operation[state] == LEAF) {
              builder.leave(builder.enter(NodeKind.RUN.number(), at, end), at + 1);
            }
            if (kind[at] != 0) {
              end = ++at;
              while (kind[at] >= Tokens.SPACE) {
                at++;
              }
            }
            state = target[state];
          }
          case CALL, LAST_CALL -> {
            int first = target[state];
            int does = builds ? action[first] : 0;
            if (does != 0 || operation[state] == CALL) {
              depth++;
              if (depth == back.length) {
                if (depth >= MAX_DEPTH) {
                  return at;
                }
                if (nodes != null) {
                  nodes.setDeep();
                }
                back = Arrays.copyOf(back, 2 * depth);
                open = Arrays.copyOf(open, 2 * depth);
              }
              back[depth] = argument[state];
              open[depth] = does == 0 ? Nodes.NONE : builder.enter(does, at, end);
            }
            state = first;
          }
          case RETURN -> {
            if (open[depth] >= 0) {
              builder.leave(open[depth], end);
            }
            state = back[depth];
            depth--;
            if (state < 0) {
              return NONE;
            }
          }
          default -> {
            byte[] table = prediction[argument[state]];
            int chosen;
            if (table.length == KINDS) {
              chosen = table[kind[at]];
            } else {
              int second = kind[at] == 0 ? at : at + 1;
              while (kind[second] >= Tokens.SPACE) {
                second++;
              }
              chosen = table[kind[at] * KINDS + kind[second]];
            }
            if (chosen == 0) {
              return failed(at, table.length == KINDS ? at : culprit(table, at));
            }
            state = alternatives[argument[state]][chosen];
          }
        }
      }
      this.back = back;
      this.open = open;
      this.depth = depth;
      this.state = state;
      this.at = at;
      this.end = end;
      return NONE;
    }

    /** The first of two tokens that is an error. */
    private int culprit(byte[] table, int first) {
      for (int second = 0; second < KINDS; second++) {
        if (table[tokens.kind[first] * KINDS + second] != 0) {
          return tokens.kind[first] == 0 ? first : tokens.code(first + 1);
        }
      }
      return first;
    }

    private int failed(int at, int error) {
      boolean isEnd = tokens.kind[at] == 0 || tokens.kind[error] == 0;
      return isOpen && isEnd ? NONE : error;
    }
  }

  static ParserTable read(TableReader in) {
    byte[] operation = in.bytes();
    int[] target = in.ints();
    int[] argument = in.ints();
    byte[] action = in.bytes();
    long[] sets = in.longs();
    int[][] alternatives = new int[in.number()][];
    byte[][] prediction = new byte[alternatives.length][];
    for (int i = 0; i < alternatives.length; i++) {
      alternatives[i] = in.ints();
      prediction[i] = in.bytes();
    }
    return new ParserTable(
        operation, target, argument, action, sets, alternatives, prediction, in.ints());
  }

  void write(TableWriter out) throws IOException {
    out.bytes(operation);
    out.ints(target);
    out.ints(argument);
    out.bytes(action);
    out.longs(sets);
    out.number(alternatives.length);
    for (int i = 0; i < alternatives.length; i++) {
      out.ints(alternatives[i]);
      out.bytes(prediction[i]);
    }
    out.ints(starts);
  }
}
