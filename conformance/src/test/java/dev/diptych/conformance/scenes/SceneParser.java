package dev.diptych.conformance.scenes;

import dev.diptych.conformance.scenes.Block.Call;
import dev.diptych.conformance.scenes.Block.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Reads the part of the language that scenes use, by its words: a number begins a row, a name that
 * a brace follows a block, any other name a setting.
 */
final class SceneParser {
  private static final Pattern TOKEN =
      Pattern.compile(
          "\"[^\"]*\"|\\.\\.|[{}(),=]|[A-Za-z_][\\w-]*(?:\\.[A-Za-z]\\w*)*"
              + "|[-+]?\\d+(?:\\.\\d+)?(?:[a-z]+)?");
  private static final Pattern NUMBER = Pattern.compile("([-+]?\\d+(?:\\.\\d+)?)([a-z]*)");
  private static final Map<String, Double> UNITS =
      Map.of("", 1.0, "m", 1.0, "cm", 0.01, "mm", 0.001, "s", 1.0, "deg", 1.0);

  /** Blocks that tell nothing about places. */
  private static final Set<String> IGNORED = Set.of("gesture", "Markers", "tracked", "expect");

  private final List<String> tokens;
  private int next;

  private SceneParser(String text) {
    String body = text.substring(text.indexOf('\n') + 1).replaceFirst("\\s*Eof\\s*$", "");
    tokens = TOKEN.matcher(body).results().map(MatchResult::group).toList();
  }

  static Block parse(String text) {
    SceneParser parser = new SceneParser(text);
    Block root = new Block("", "");
    while (parser.next < parser.tokens.size()) {
      parser.item(root);
    }
    return root;
  }

  private String peek(int ahead) {
    return next + ahead < tokens.size() ? tokens.get(next + ahead) : "";
  }

  private static boolean isNumber(String token) {
    return NUMBER.matcher(token).matches();
  }

  private static boolean isName(String token) {
    return !token.isEmpty() && Character.isLetter(token.charAt(0));
  }

  private void item(Block into) {
    if (isNumber(peek(0))) {
      into.rows.add(row());
    } else if (peek(1).equals("{") || (isName(peek(1)) && peek(2).equals("{"))) {
      block(into);
    } else {
      String name = tokens.get(next++);
      next += peek(0).equals("=") ? 1 : 0;
      into.settings.put(name, value());
    }
  }

  private void block(Block into) {
    String name = tokens.get(next++);
    Block block = new Block(name, peek(0).equals("{") ? "" : tokens.get(next++));
    next++;
    if (IGNORED.contains(name)) {
      skip();
      return;
    }
    into.blocks.add(block);
    while (!peek(0).equals("}")) {
      item(block);
    }
    next++;
  }

  private void skip() {
    for (int depth = 1; depth > 0; next++) {
      depth += peek(0).equals("{") ? 1 : peek(0).equals("}") ? -1 : 0;
    }
  }

  private Row row() {
    double time = number(tokens.get(next++));
    double end = Double.NaN;
    if (peek(0).equals("..")) {
      next++;
      end = number(tokens.get(next++));
    }
    List<Object> words = new ArrayList<>();
    while (!isNumber(peek(0)) && !peek(0).equals("}")) {
      words.add(value());
    }
    return new Row(time, end, words);
  }

  /** A name, a number, or a group with the name before it. */
  private Object value() {
    if (isNumber(peek(0))) {
      return number(tokens.get(next++));
    }
    String name = peek(0).equals("(") ? "" : tokens.get(next++);
    if (!peek(0).equals("(")) {
      return name;
    }
    next++;
    List<Double> numbers = new ArrayList<>();
    while (!peek(0).equals(")")) {
      String token = tokens.get(next++);
      if (!token.equals(",") && !token.equals("..")) {
        numbers.add(number(token));
      }
    }
    next++;
    return new Call(name, numbers.stream().mapToDouble(Double::doubleValue).toArray());
  }

  private static double number(String token) {
    var matcher = NUMBER.matcher(token);
    if (!matcher.matches() || !UNITS.containsKey(matcher.group(2))) {
      throw new IllegalArgumentException("no number: " + token);
    }
    return Double.parseDouble(matcher.group(1)) * UNITS.get(matcher.group(2));
  }
}
