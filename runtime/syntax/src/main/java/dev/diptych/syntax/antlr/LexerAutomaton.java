package dev.diptych.syntax.antlr;

import dev.diptych.syntax.table.Kind;
import dev.diptych.syntax.table.LexerTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.antlr.v4.runtime.ANTLRInputStream;
import org.antlr.v4.runtime.Lexer;
import org.antlr.v4.runtime.atn.ATN;
import org.antlr.v4.runtime.atn.ATNConfigSet;
import org.antlr.v4.runtime.atn.LexerATNSimulator;
import org.antlr.v4.runtime.atn.LexerAction;
import org.antlr.v4.runtime.atn.LexerChannelAction;
import org.antlr.v4.runtime.atn.LexerModeAction;
import org.antlr.v4.runtime.atn.LexerPopModeAction;
import org.antlr.v4.runtime.atn.LexerPushModeAction;
import org.antlr.v4.runtime.atn.LexerSkipAction;
import org.antlr.v4.runtime.atn.LexerTypeAction;
import org.antlr.v4.runtime.atn.OrderedATNConfigSet;
import org.antlr.v4.runtime.atn.PredictionContextCache;
import org.antlr.v4.runtime.dfa.DFA;
import org.antlr.v4.runtime.dfa.DFAState;
import org.jspecify.annotations.Nullable;

/** Makes a {@link LexerTable} of a generated lexer, with ANTLR's own functions for each step. */
final class LexerAutomaton {
  private static final int COLUMNS = LexerTable.COLUMNS;

  private final Lexer lexer;
  private final Simulator simulator;
  private final List<DFAState> states = new ArrayList<>();
  private final List<short[]> rows = new ArrayList<>();

  private LexerAutomaton(Lexer lexer) {
    this.lexer = lexer;
    this.simulator = new Simulator(lexer.getATN());
  }

  /** The table of a lexer whose modes include BODY and RAW. */
  static LexerTable of(Lexer lexer) {
    return new LexerAutomaton(lexer).table();
  }

  private LexerTable table() {
    List<String> modes = List.of(lexer.getModeNames());
    int[] start = new int[modes.size()];
    for (int mode = 0; mode < start.length; mode++) {
      start[mode] = add(mode);
    }
    short[] next = new short[states.size() * COLUMNS];
    byte[] kind = new byte[states.size()];
    byte[] change = new byte[states.size()];
    for (int i = 0; i < states.size(); i++) {
      System.arraycopy(rows.get(i), 0, next, i * COLUMNS, COLUMNS);
      boolean accepts = states.get(i).isAcceptState;
      kind[i] = (byte) (accepts ? kind(states.get(i)).number() : LexerTable.NONE);
      change[i] = accepts ? change(states.get(i)) : 0;
    }
    return new LexerTable(next, kind, change, start, modes.indexOf("BODY"), modes.indexOf("RAW"));
  }

  /** Adds all states of a mode; returns the first. */
  private int add(int mode) {
    Map<Integer, Integer> numbers = new HashMap<>();
    int first = number(simulator.begin(mode), numbers);
    for (int i = first; i < states.size(); i++) {
      short[] row = new short[COLUMNS];
      for (int c = 0; c < COLUMNS; c++) {
        DFAState target = simulator.step(states.get(i), c);
        row[c] = (short) (target == null ? LexerTable.NONE : number(target, numbers));
      }
      rows.add(row);
    }
    return first;
  }

  private int number(DFAState state, Map<Integer, Integer> numbers) {
    return numbers.computeIfAbsent(
        state.stateNumber,
        key -> {
          states.add(state);
          return states.size() - 1;
        });
  }

  private static LexerAction[] actions(DFAState state) {
    return state.lexerActionExecutor == null
        ? new LexerAction[0]
        : state.lexerActionExecutor.getLexerActions();
  }

  private Kind kind(DFAState state) {
    int type = state.prediction;
    for (LexerAction action : actions(state)) {
      if (action instanceof LexerTypeAction other) {
        type = other.getType();
      } else if (action instanceof LexerSkipAction) {
        return Kind.SPACE;
      } else if (action instanceof LexerChannelAction) {
        return Kind.COMMENT;
      }
    }
    return Kind.valueOf(lexer.getVocabulary().getSymbolicName(type));
  }

  private static byte change(DFAState state) {
    byte change = 0;
    for (LexerAction action : actions(state)) {
      if (action instanceof LexerModeAction to) {
        change = LexerTable.to(to.getMode());
      } else if (action instanceof LexerPushModeAction to) {
        change = LexerTable.push(to.getMode());
      } else if (action instanceof LexerPopModeAction) {
        change = LexerTable.pop();
      } else if (action.isPositionDependent()) {
        throw new IllegalStateException("the table knows declarations only: " + action);
      }
    }
    return change;
  }

  /** ANTLR's simulator, whose steps are protected. */
  private static final class Simulator extends LexerATNSimulator {
    @SuppressWarnings("deprecation") // The other streams read code points from a channel.
    private static final ANTLRInputStream NO_INPUT = new ANTLRInputStream("");

    Simulator(ATN atn) {
      super(null, atn, automata(atn), new PredictionContextCache());
    }

    private static DFA[] automata(ATN atn) {
      DFA[] automata = new DFA[atn.getNumberOfDecisions()];
      for (int i = 0; i < automata.length; i++) {
        automata[i] = new DFA(atn.getDecisionState(i), i);
      }
      return automata;
    }

    DFAState begin(int newMode) {
      mode = newMode;
      ATNConfigSet configs = computeStartState(NO_INPUT, atn.modeToStartState.get(newMode));
      configs.hasSemanticContext = false;
      return addDFAState(configs);
    }

    @Nullable DFAState step(DFAState state, int character) {
      OrderedATNConfigSet reach = new OrderedATNConfigSet();
      getReachableConfigSet(NO_INPUT, state.configs, reach, character);
      return reach.isEmpty() ? null : addDFAState(reach);
    }
  }
}
