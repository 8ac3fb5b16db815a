package dev.diptych.syntax.antlr;

import dev.diptych.syntax.table.Kind;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.Vocabulary;
import org.antlr.v4.runtime.atn.ATN;
import org.antlr.v4.runtime.atn.ATNState;
import org.antlr.v4.runtime.atn.DecisionState;
import org.antlr.v4.runtime.atn.RuleStopState;
import org.antlr.v4.runtime.atn.RuleTransition;
import org.antlr.v4.runtime.atn.Transition;
import org.jspecify.annotations.Nullable;

/**
 * Which alternative of a decision two tokens select, by a closure over the automaton. If they allow
 * several, the first is selected, and the choice is listed: a test holds that list.
 */
final class Lookahead {
  private static final int KINDS = Kind.SEEN;

  private final ATN atn;
  private final Parser parser;
  private final List<List<ATNState>> callers; // rule: the states after its calls
  private final Map<String, Set<Kind>> ambiguous = new TreeMap<>();

  Lookahead(Parser parser) {
    this.parser = parser;
    atn = parser.getATN();
    callers = callers(atn);
  }

  /** States to return to; null where the rule may be called from anywhere. */
  private record Frame(ATNState state, @Nullable Frame up) {}

  private record Place(ATNState state, @Nullable Frame up) {}

  /**
   * The choices in which the first of several alternatives is selected: the rule of the decision,
   * both alternatives, the first token and all second ones.
   */
  List<String> ambiguous() {
    return ambiguous.entrySet().stream()
        .map(choice -> choice.getKey() + " " + choice.getValue())
        .toList();
  }

  /** The kinds of tokens that a transition accepts, as bits. */
  static long bits(Transition transition, Vocabulary vocabulary) {
    long bits = 0;
    for (int type : transition.label().toList()) {
      bits |= 1L << kind(type, vocabulary).number();
    }
    return bits;
  }

  private static Kind kind(int type, Vocabulary vocabulary) {
    return type == Token.EOF ? Kind.EOF : Kind.valueOf(vocabulary.getSymbolicName(type));
  }

  /** The alternative for each kind if it suffices, otherwise for each pair; 0 for none. */
  byte[] predict(DecisionState decision) {
    byte[] table = new byte[KINDS * KINDS];
    for (int a = decision.getNumberOfTransitions(); a >= 1; a--) {
      Set<Place> here = new HashSet<>();
      close(new Place(decision.transition(a - 1).target, null), here);
      for (int first = 0; first < KINDS; first++) {
        Set<Place> after = step(here, first);
        for (int second = 0; second < KINDS && !after.isEmpty(); second++) {
          if (!step(after, second).isEmpty()) {
            choose(decision, table, first * KINDS + second, a);
          }
        }
      }
    }
    return oneToken(table);
  }

  private void choose(DecisionState decision, byte[] table, int pair, int alternative) {
    if (table[pair] != 0) {
      String rule = parser.getRuleNames()[decision.ruleIndex];
      String choice = rule + " " + alternative + " before " + table[pair] + ", ";
      ambiguous
          .computeIfAbsent(choice + Kind.of(pair / KINDS), key -> EnumSet.noneOf(Kind.class))
          .add(Kind.of(pair % KINDS));
    }
    table[pair] = (byte) alternative;
  }

  private static byte[] oneToken(byte[] table) {
    byte[] small = new byte[KINDS];
    for (int i = 0; i < table.length; i++) {
      int first = i / KINDS;
      if (table[i] != 0 && small[first] != 0 && small[first] != table[i]) {
        return table;
      }
      small[first] = table[i] != 0 ? table[i] : small[first];
    }
    return small;
  }

  private Set<Place> step(Set<Place> places, int kind) {
    Set<Place> after = new HashSet<>();
    for (Place place : places) {
      for (Transition transition : place.state.getTransitions()) {
        if (!transition.isEpsilon()
            && (bits(transition, parser.getVocabulary()) >>> kind & 1) != 0) {
          close(new Place(transition.target, place.up), after);
        }
      }
      // After the end of the text, the end of the text.
      if (place.state instanceof RuleStopState && kind == Kind.EOF.number()) {
        after.add(place);
      }
    }
    return after;
  }

  private void close(Place place, Set<Place> places) {
    if (!places.add(place)) {
      return;
    }
    if (place.state instanceof RuleStopState) {
      if (place.up != null) {
        close(new Place(place.up.state, place.up.up), places);
      } else {
        for (ATNState caller : callers.get(place.state.ruleIndex)) {
          close(new Place(caller, null), places);
        }
      }
      return;
    }
    for (Transition transition : place.state.getTransitions()) {
      if (transition instanceof RuleTransition call) {
        close(new Place(call.target, new Frame(call.followState, place.up)), places);
      } else if (transition.isEpsilon()) {
        close(new Place(transition.target, place.up), places);
      }
    }
  }

  private static List<List<ATNState>> callers(ATN atn) {
    List<List<ATNState>> callers = new ArrayList<>();
    for (int rule = 0; rule < atn.ruleToStartState.length; rule++) {
      callers.add(new ArrayList<>());
    }
    for (ATNState state : atn.states) {
      for (Transition transition : state == null ? new Transition[0] : state.getTransitions()) {
        if (transition instanceof RuleTransition call) {
          callers.get(call.target.ruleIndex).add(call.followState);
        }
      }
    }
    return callers;
  }
}
