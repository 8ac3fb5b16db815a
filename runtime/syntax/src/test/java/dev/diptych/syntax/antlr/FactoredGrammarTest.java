package dev.diptych.syntax.antlr;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.grammar.AuthoringParser;
import dev.diptych.grammar.AuthoringParser.ItemContext;
import dev.diptych.syntax.RepositoryTexts;
import dev.diptych.syntax.table.Kind;
import dev.diptych.syntax.table.Language;
import dev.diptych.syntax.table.NodeKind;
import dev.diptych.syntax.table.Nodes;
import dev.diptych.syntax.table.ParserTable;
import dev.diptych.syntax.table.Tokens;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.antlr.v4.runtime.BailErrorStrategy;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.ListTokenSource;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.atn.PredictionMode;
import org.antlr.v4.runtime.misc.ParseCancellationException;
import org.antlr.v4.runtime.tree.ParseTree;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The factored grammar has the language and the items of the one that it replaces. */
class FactoredGrammarTest {
  /** Groups and calculations are one symbol each, so that short sequences reach far. */
  private static final Kind[][] SYMBOLS = {
    {Kind.INT},
    {Kind.NAME},
    {Kind.LET},
    {Kind.EVERY},
    {Kind.REPEAT},
    {Kind.AT},
    {Kind.USE},
    {Kind.INCLUDE},
    {Kind.STRING},
    {Kind.SPECIAL},
    {Kind.REFERENCE},
    {Kind.HYPHENATED},
    {Kind.DOTTED},
    {Kind.RANGE},
    {Kind.ASSIGN},
    {Kind.LPAREN, Kind.RPAREN},
    {Kind.LBRACE},
    {Kind.RBRACE},
    {Kind.CALC, Kind.CALC_NUMBER, Kind.CALC_CLOSE}
  };

  /** Contexts in which more can follow. */
  private static final Kind[][] BEGINNINGS = {
    {},
    {Kind.INT, Kind.LPAREN, Kind.RPAREN},
    {Kind.NAME, Kind.ASSIGN, Kind.NAME},
    {Kind.LET, Kind.NAME, Kind.ASSIGN},
    {Kind.REPEAT, Kind.INT, Kind.EVERY},
    {Kind.NAME, Kind.ASSIGN, Kind.NAME, Kind.LPAREN, Kind.RPAREN},
    {Kind.NAME, Kind.LPAREN, Kind.RPAREN},
    {Kind.NAME, Kind.NAME, Kind.LPAREN, Kind.RPAREN},
    {Kind.CALC, Kind.CALC_OPEN, Kind.CALC_NUMBER},
    {Kind.ROWS},
    {Kind.INT, Kind.AT, Kind.REFERENCE}
  };

  private static final Map<String, NodeKind> NAMES =
      Map.of(
          "definition", NodeKind.LET,
          "repetition", NodeKind.REPEAT,
          "shift", NodeKind.SHIFT,
          "block", NodeKind.BLOCK,
          "attribute", NodeKind.ATTRIBUTE,
          "setting", NodeKind.SETTING,
          "row", NodeKind.ROW);

  private final AuthoringParser antlr = new AuthoringParser(null);
  private final ParserTable table = Language.authored().parser();
  private final Random random = RepositoryTexts.random(3);
  private int error;
  private int texts;
  private int valid;
  private int withCall; // The other grammar looks ahead without limit in 'a = b (…) c d ..5'.
  private int differ;
  private String first = "";

  @Test
  void allShortTextsAreTheSame() {
    for (Kind[] beginning : BEGINNINGS) {
      extend(
          beginning, 0, Integer.getInteger("diptych.symbols", 3) - (beginning.length > 0 ? 1 : 0));
    }
    assertThat(differ).as(first).isZero();
    assertThat(withCall).isLessThanOrEqualTo(texts / 500);
    assertThat(valid).isGreaterThan(texts / 5);
  }

  @Test
  void randomTextsAreTheSame() {
    for (int i = RepositoryTexts.count(5_000); i > 0; i--) {
      compare(random());
    }
    assertThat(differ).as(first).isZero();
    assertThat(withCall).isLessThanOrEqualTo(texts / 5_000);
  }

  /** All sequences of symbols after a beginning that is possible; 1 of 50 of the others. */
  private void extend(Kind[] prefix, int open, int left) {
    Kind[] ended = Arrays.copyOf(prefix, prefix.length + open + 2);
    Arrays.fill(ended, prefix.length, prefix.length + open, Kind.RBRACE);
    ended[prefix.length + open] = Kind.END;
    ended[prefix.length + open + 1] = Kind.EOF;
    compare(ended);
    boolean isPossible = error < 0 || error >= prefix.length;
    if (left == 0 || (!isPossible && random.nextInt(50) > 0)) {
      return;
    }
    for (Kind[] symbol : SYMBOLS) {
      int depth = open + depth(symbol[0]);
      if (depth >= 0) {
        Kind[] longer = Arrays.copyOf(prefix, prefix.length + symbol.length);
        System.arraycopy(symbol, 0, longer, prefix.length, symbol.length);
        extend(longer, depth, left - 1);
      }
    }
  }

  private static int depth(Kind kind) {
    return kind == Kind.LBRACE ? 1 : kind == Kind.RBRACE ? -1 : 0;
  }

  private Kind[] random() {
    List<Kind> kinds = new ArrayList<>();
    int open = 0;
    for (int i = 1 + random.nextInt(14); i > 0; i--) {
      Kind[] symbol = SYMBOLS[random.nextInt(SYMBOLS.length)];
      if (random.nextInt(8) == 0) {
        symbol = new Kind[] {Kind.of(Kind.LBRACE.number() + random.nextInt(37))};
      }
      if (open + depth(symbol[0]) >= 0) {
        open += depth(symbol[0]);
        kinds.addAll(List.of(symbol));
      }
    }
    for (int i = 0; i < open; i++) {
      kinds.add(Kind.RBRACE);
    }
    kinds.add(Kind.END);
    kinds.add(Kind.EOF);
    return kinds.toArray(Kind[]::new);
  }

  private void compare(Kind[] kinds) {
    texts++;
    List<String> expected = expected(kinds);
    List<String> actual = actual(kinds);
    valid += expected == null ? 0 : 1;
    if (expected == null ? actual != null : !expected.equals(actual)) {
      if (actual == null && hasCall(kinds)) {
        withCall++;
        return;
      }
      differ++;
      first = first.isEmpty() ? Arrays.toString(kinds) + " " + expected + " " + actual : first;
    }
  }

  private static boolean hasCall(Kind[] kinds) {
    for (int i = 2; i < kinds.length; i++) {
      if (kinds[i - 2] == Kind.ASSIGN && kinds[i - 1] == Kind.NAME && kinds[i] == Kind.LPAREN) {
        return true;
      }
    }
    return false;
  }

  /** The items by ANTLR; null if there is an error. */
  private @Nullable List<String> expected(Kind[] kinds) {
    ParseTree tree = parsed(kinds, PredictionMode.SLL);
    tree = tree == null ? parsed(kinds, PredictionMode.LL) : tree;
    if (tree == null) {
      return null;
    }
    List<String> items = new ArrayList<>();
    items(tree, items);
    return items;
  }

  private @Nullable ParseTree parsed(Kind[] kinds, PredictionMode mode) {
    List<CommonToken> tokens = new ArrayList<>();
    for (Kind kind : kinds) {
      tokens.add(new CommonToken(kind == Kind.EOF ? Token.EOF : antlr.getTokenType(kind.name())));
    }
    antlr.setTokenStream(new CommonTokenStream(new ListTokenSource(tokens)));
    antlr.removeErrorListeners();
    antlr.setErrorHandler(new BailErrorStrategy());
    antlr.getInterpreter().setPredictionMode(mode);
    try {
      return antlr.authored();
    } catch (ParseCancellationException e) {
      return null;
    }
  }

  private static void items(ParseTree tree, List<String> items) {
    if (tree instanceof ItemContext item) {
      NodeKind kind =
          item.rows != null
              ? NodeKind.RUN
              : item.reference != null
                  ? NodeKind.USE
                  : item.file != null ? NodeKind.INCLUDE : NAMES.get(ruleOf(item.getChild(0)));
      int end = item.getStop().getTokenIndex() + 1;
      items.add(kind + " " + item.getStart().getTokenIndex() + "-" + end);
    }
    for (int i = 0; i < tree.getChildCount(); i++) {
      items(tree.getChild(i), items);
    }
  }

  private static String ruleOf(ParseTree tree) {
    return AuthoringParser.ruleNames[((ParserRuleContext) tree).getRuleIndex()];
  }

  /** The items by the table; null if there is an error. */
  private @Nullable List<String> actual(Kind[] kinds) {
    Tokens tokens = new Tokens(new byte[kinds.length]);
    for (int i = 0; i < kinds.length; i++) {
      tokens.add(kinds[i], i);
    }
    Nodes nodes = new Nodes();
    error = table.parse(tokens, 0, ParserTable.Start.TEXT, nodes);
    if (error >= 0) {
      return null;
    }
    List<String> items = new ArrayList<>();
    for (int i = 0; i < nodes.count(); i++) {
      if (nodes.kind(i).isItem()) {
        items.add(nodes.kind(i) + " " + nodes.firstToken(i) + "-" + nodes.endToken(i));
      }
    }
    return items;
  }
}
