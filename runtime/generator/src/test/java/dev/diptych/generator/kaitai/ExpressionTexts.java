package dev.diptych.generator.kaitai;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/** Random expressions as lists of tokens, by the grammar of the language. */
final class ExpressionTexts {
  private static final int MAX_DEPTH = 4;

  private ExpressionTexts() {}

  /** Expressions with spaces only where they are needed, and with spaces between all tokens. */
  static Arbitrary<String> wellFormed() {
    return Combinators.combine(expression(MAX_DEPTH), Arbitraries.of(true, false))
        .as(ExpressionTexts::text);
  }

  /** Expressions with one token that is omitted, replaced or repeated. */
  static Arbitrary<String> damaged() {
    return Combinators.combine(
            expression(MAX_DEPTH - 1),
            Arbitraries.integers().between(0, 1000),
            Arbitraries.of(
                "", "(", ")", "[", "]", ".", "::", ",", "?", ":", "+", "*", "not", "and", "<", ">",
                ">>", "==", "!", "&&", "=", "1", "0x", "08", "a", "'", "\"", "f\"", "}", "as"),
            Arbitraries.of(true, false))
        .as(
            (tokens, at, other, tight) -> {
              List<String> changed = new ArrayList<>(tokens);
              changed.set(at % tokens.size(), other);
              return text(changed, tight);
            });
  }

  private static Arbitrary<List<String>> expression(int depth) {
    Arbitrary<List<String>> one = operand(depth);
    if (depth == 0) {
      return one;
    }
    Arbitrary<List<String>> inner = Arbitraries.lazy(() -> expression(depth - 1));
    return Arbitraries.frequencyOf(
        Tuple.of(3, one),
        Tuple.of(4, joined(List.of(inner, binary(), inner))),
        Tuple.of(1, joined(List.of(tokens("not"), inner))),
        Tuple.of(1, joined(List.of(inner, tokens("?"), inner, tokens(":"), inner))));
  }

  private static Arbitrary<List<String>> binary() {
    return Arbitraries.of(
            "+", "-", "*", "/", "%", "<<", ">>", "&", "|", "^", "==", "!=", "<", "<=", ">", ">=",
            "and", "or")
        .map(List::of);
  }

  private static Arbitrary<List<String>> operand(int depth) {
    if (depth == 0) {
      return atom();
    }
    Arbitrary<List<String>> inner = Arbitraries.lazy(() -> expression(depth - 1));
    Arbitrary<List<String>> value = Arbitraries.lazy(() -> operand(depth - 1));
    Arbitrary<List<String>> name = Arbitraries.of("x", "to_s", "and", "as", "_io").map(List::of);
    return Arbitraries.oneOf(
        atom(),
        joined(List.of(tokens("("), inner, tokens(")"))),
        joined(List.of(value, tokens("."), name)),
        joined(List.of(value, tokens("."), tokens("as"), tokens("<"), type(), tokens(">"))),
        joined(List.of(value, tokens("["), inner, tokens("]"))),
        joined(List.of(value, tokens("("), list(inner), tokens(")"))),
        joined(List.of(tokens("["), list(inner), tokens("]"))),
        joined(List.of(Arbitraries.of("-", "+", "~").map(List::of), value)));
  }

  private static Arbitrary<List<String>> list(Arbitrary<List<String>> element) {
    return element
        .list()
        .ofMaxSize(3)
        .map(
            all ->
                all.stream()
                    .flatMap(each -> Stream.concat(Stream.of(","), each.stream()))
                    .skip(1)
                    .toList());
  }

  private static Arbitrary<List<String>> type() {
    return Arbitraries.of("x", "::x", "a::b", "::a::b", "u4", "u1[]", "::a::b[]").map(List::of);
  }

  private static Arbitrary<List<String>> atom() {
    return Arbitraries.oneOf(
        Arbitraries.of("a", "b_1", "_", "_parent", "asx", "notx", "or_", "f", "X").map(List::of),
        Arbitraries.of(
                "0",
                "1",
                "42",
                "1_000",
                "0x1F",
                "0b1_0",
                "0o17",
                "1.5",
                ".5",
                "1e3",
                "1.5e-3",
                "2E+1",
                "99999999999999999999",
                "true",
                "false")
            .map(List::of),
        Arbitraries.of(
                "'a'",
                "''",
                "\"a\"",
                "\"\\n\\u00e9\\\"\"",
                "'\\'",
                "\"\\101\"",
                "'é😀'",
                "f\"\"",
                "f\"a{1}b\"",
                "f\"{a + \"x\"}{'}'}\"")
            .map(List::of),
        Arbitraries.of("k::x", "a::k::x", "::a::k::x", "::k::x", "k::and").map(List::of),
        joined(
            List.of(
                Arbitraries.of("sizeof", "bitsizeof").map(List::of),
                tokens("<"),
                type(),
                tokens(">"))));
  }

  private static Arbitrary<List<String>> tokens(String... tokens) {
    return Arbitraries.just(List.of(tokens));
  }

  private static Arbitrary<List<String>> joined(List<Arbitrary<List<String>>> parts) {
    return Combinators.combine(parts).as(all -> all.stream().flatMap(List::stream).toList());
  }

  private static String text(List<String> tokens, boolean tight) {
    if (!tight) {
      return tokens.stream().filter(each -> !each.isEmpty()).collect(Collectors.joining(" "));
    }
    StringBuilder text = new StringBuilder();
    for (String each : tokens) {
      boolean word = text.length() > 0 && !each.isEmpty() && ends(text) && begins(each);
      text.append(word ? " " : "").append(each);
    }
    return text.toString();
  }

  private static boolean ends(StringBuilder text) {
    char last = text.charAt(text.length() - 1);
    return Character.isLetterOrDigit(last) || last == '_' || last == ':';
  }

  private static boolean begins(String token) {
    char first = token.charAt(0);
    return Character.isLetterOrDigit(first)
        || first == '_'
        || first == '.'
        || first == ':'
        || first == '\''
        || first == '"';
  }
}
