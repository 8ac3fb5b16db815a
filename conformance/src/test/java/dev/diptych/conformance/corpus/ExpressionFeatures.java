package dev.diptych.conformance.corpus;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** What the text of an expression uses of the language. */
final class ExpressionFeatures {
  private static final Pattern TEXT = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"|'[^']*'");
  private static final List<String> METHODS =
      List.of(
          "eof",
          "first",
          "last",
          "length",
          "max",
          "min",
          "pos",
          "reverse",
          "size",
          "substring",
          "to_i",
          "to_s");
  private static final Map<String, Pattern> PATTERNS = new LinkedHashMap<>();

  static {
    put("expr %", "%");
    put("expr &", "&");
    put("expr /", "/");
    put("expr ^", "\\^");
    put("expr |", "\\|");
    put("expr ~", "~");
    put("expr 0b", "\\b0b[01_]+");
    put("expr 0x", "\\b0x[0-9a-fA-F_]+");
    put("expr _ in number", "\\b(0[xb])?[0-9][0-9a-fA-F]*_[0-9a-fA-F_]+");
    put("expr [ (list or index)", "\\[");
    put("expr byte/array literal", "(^|[^\\w\\])])\\[");
    put("expr _ (element)", "(^|[^\\w])_($|[^\\w])");
    put("expr _index", "\\b_index\\b");
    put("expr _io (own)", "(^|[^.\\w])_io\\b");
    put("expr _parent", "\\b_parent\\b");
    put("expr _parent._parent", "\\b_parent\\._parent\\b");
    put("expr _root", "\\b_root\\b");
    put("expr and/or/not", "\\b(and|or|not)\\b");
    put("expr cast .as<>", "\\.as<");
    put("expr enum member", "\\b[a-z]\\w*::[a-z]\\w*\\b");
    put("expr float literal", "\\b[0-9][0-9_]*\\.[0-9]+");
    put("expr method/attr ._io", "\\._io\\b");
    put("expr x._io", "\\._io\\b");
    put("expr method/attr ._parent", "\\._parent\\b");
    put("expr method/attr ._sizeof", "\\._sizeof\\b");
    METHODS.forEach(name -> put("expr method/attr ." + name, "\\." + name + "\\b"));
    put("expr shift", "<<|>>");
    put("expr sizeof<>", "\\bsizeof<");
    put("expr string concatenation", "\"\\s*\\+|\\+\\s*\"");
    put("expr ternary", "\\?");
  }

  private ExpressionFeatures() {}

  private static void put(String feature, String pattern) {
    PATTERNS.put(feature, Pattern.compile(pattern));
  }

  /** Adds what {@code expression} uses. */
  static void add(String expression, Set<String> features) {
    String bare = TEXT.matcher(expression).replaceAll("\"\"");
    PATTERNS.forEach(
        (feature, pattern) -> {
          if (pattern.matcher(bare).find()) {
            features.add(feature);
          }
        });
  }
}
