package dev.diptych.syntax.antlr;

import dev.diptych.syntax.table.Kind;
import dev.diptych.syntax.table.NodeKind;
import dev.diptych.syntax.table.ParserStates;
import dev.diptych.syntax.table.ParserTable;
import dev.diptych.syntax.table.ParserTable.Start;
import java.util.List;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.atn.ATN;
import org.antlr.v4.runtime.atn.ATNState;
import org.antlr.v4.runtime.atn.DecisionState;
import org.antlr.v4.runtime.atn.RuleStopState;
import org.antlr.v4.runtime.atn.RuleTransition;
import org.antlr.v4.runtime.atn.Transition;

/** Makes a {@link ParserTable} of a generated parser whose grammar is LL(2). */
final class ParserAutomaton {
  private final Parser parser;
  private final ATN atn;
  private final Lookahead lookahead;
  private final ParserStates states;

  ParserAutomaton(Parser parser) {
    this.parser = parser;
    atn = parser.getATN();
    lookahead = new Lookahead(parser);
    states = new ParserStates(atn.states.size());
    for (ATNState state : atn.states) {
      if (state != null) {
        add(state);
      }
    }
  }

  /** A rule opens a node. */
  ParserAutomaton opens(String rule, NodeKind kind) {
    states.opens(start(rule), kind);
    return this;
  }

  /** A rule opens a node whose first token is the one before. */
  ParserAutomaton opensBefore(String rule, NodeKind kind) {
    states.opensBefore(start(rule), kind);
    return this;
  }

  /** A rule determines what the innermost open node is. */
  ParserAutomaton is(String rule, NodeKind kind) {
    states.is(start(rule), kind);
    return this;
  }

  /** Parsing can begin with a rule. */
  ParserAutomaton start(Start start, String rule) {
    states.start(start, start(rule));
    return this;
  }

  ParserTable table() {
    return states.table();
  }

  /** The choices of {@link Lookahead#ambiguous}. */
  List<String> ambiguous() {
    return lookahead.ambiguous();
  }

  private int start(String rule) {
    return atn.ruleToStartState[rule(rule)].stateNumber;
  }

  private int rule(String name) {
    return List.of(parser.getRuleNames()).indexOf(name);
  }

  private void add(ATNState state) {
    if (state instanceof RuleStopState || state.getNumberOfTransitions() == 0) {
      return;
    }
    int number = state.stateNumber;
    if (state instanceof DecisionState decision && decision.getNumberOfTransitions() > 1) {
      int[] first = new int[decision.getNumberOfTransitions() + 1];
      for (int a = 1; a < first.length; a++) {
        first[a] = decision.transition(a - 1).target.stateNumber;
      }
      states.decide(number, first, lookahead.predict(decision));
      return;
    }
    Transition transition = state.transition(0);
    int target = transition.target.stateNumber;
    if (transition instanceof RuleTransition call) {
      states.call(number, target, call.followState.stateNumber);
    } else if (transition.isEpsilon()) {
      states.step(number, target);
    } else {
      long kinds = Lookahead.bits(transition, parser.getVocabulary());
      // The plain grammar has no rule for a run.
      boolean isRun = kinds == Kind.bits(Kind.ROWS) && state.ruleIndex == rule("item");
      states.match(number, kinds, isRun, target);
    }
  }
}
