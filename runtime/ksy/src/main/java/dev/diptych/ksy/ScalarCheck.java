package dev.diptych.ksy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Finds scalars of a {@code .ksy} that are not of the kind in {@link KeyShapes}. */
final class ScalarCheck {
  private final YamlErrors errors;

  /** Names that YAML takes for truth values. */
  private final Set<YamlNode.Scalar> names = Collections.newSetFromMap(new IdentityHashMap<>());

  /** Expressions that YAML takes for truth values. */
  private final List<YamlNode.Scalar> words = new ArrayList<>();

  ScalarCheck(YamlErrors errors) {
    this.errors = errors;
  }

  /** Checks {@code scalar}, the value of {@code name}. */
  void check(String name, String kind, YamlNode.Scalar scalar) {
    switch (kind) {
      case "text", "byte" -> {}
      case "id" -> id(scalar);
      case "label" -> name(scalar);
      case "expression" -> expression(scalar);
      case "encoding" -> require(isEncoding(scalar.text()), name, kind, scalar);
      case "type" -> {
        if (!name(scalar)) {
          expression(scalar);
        }
        require(isType(scalar.text()), name, kind, scalar);
      }
      case "name", "title", "version", "format-id" -> {
        String problem = TextNameCheck.problem(kind, scalar);
        if (problem != null) {
          errors.add("bad-spec", scalar.at(), name + ": " + problem);
        }
      }
      case "flag" -> require(scalar.read() instanceof Boolean, name, kind, scalar);
      case "value" ->
          require(
              scalar.read() instanceof Boolean || scalar.read() instanceof Number,
              name,
              kind,
              scalar);
      case "number" -> require(scalar.read() instanceof Number, name, kind, scalar);
      default -> require(List.of(kind.split("/")).contains(scalar.text()), name, kind, scalar);
    }
  }

  /**
   * The names that are texts even if YAML takes them for truth values. An expression that consists
   * of such a name is rejected: it would be the truth value.
   */
  Set<YamlNode.Scalar> names() {
    for (YamlNode.Scalar word : words) {
      if (names.stream().anyMatch(name -> name.text().equals(word.text()))) {
        String message = "YAML takes %s for %s, not for the name";
        String help = "in quotes it is the name: \"%s\"";
        errors.add(
            "bad-spec",
            word.at(),
            message.formatted(word.text(), word.read()),
            help.formatted(word.text()));
      }
    }
    return names;
  }

  /** Checks an id. YAML takes some for truth values, but not those in quotes. */
  private void id(YamlNode.Scalar id) {
    if (id.text().length() > SpecLimits.MAX_WORD) {
      String message = "a name of more than %d characters";
      errors.add("too-large-spec", id.at(), message.formatted(SpecLimits.MAX_WORD));
    } else if (!id.isText() && !name(id)) {
      String message = "YAML does not take %s for a text, and a name has to be one";
      String help = "a name needs quotes where YAML has another meaning for it";
      errors.add("bad-spec", id.at(), message.formatted(id.text()), help);
    }
  }

  /** Whether a scalar is the name that it is written as: {@code on} is one, {@code true} is not. */
  private boolean name(YamlNode.Scalar scalar) {
    boolean literal = List.of("true", "false").contains(scalar.text().toLowerCase(Locale.ROOT));
    return scalar.read() instanceof Boolean && !literal && names.add(scalar);
  }

  private void expression(YamlNode.Scalar scalar) {
    if (scalar.read() instanceof Boolean) {
      words.add(scalar);
    }
    if (scalar.text().length() <= SpecLimits.MAX_WORD) {
      return; // It is too short for all that is limited.
    }
    if (ExpressionDepth.hasLongWord(scalar.text())) {
      String message = "a number or a name of more than %d characters";
      errors.add("too-large-spec", scalar.at(), message.formatted(SpecLimits.MAX_WORD));
    } else if (ExpressionDepth.of(scalar.text()) > SpecLimits.MAX_EXPRESSION_DEPTH) {
      String message = "an expression of more than %d operators and brackets within each other";
      String help = "parts of it can be value instances of their own";
      errors.add(
          "too-large-spec", scalar.at(), message.formatted(SpecLimits.MAX_EXPRESSION_DEPTH), help);
    }
  }

  private void require(boolean holds, String name, String kind, YamlNode.Scalar scalar) {
    if (!holds) {
      String message = "%s takes %s, not '%s'";
      String lower = scalar.text().toLowerCase(Locale.ROOT);
      String[] help =
          kind.equals("type") && isType(lower)
              ? new String[] {"names of types have small letters: " + lower}
              : new String[0];
      errors.add(
          "bad-spec", scalar.at(), message.formatted(name, words(kind), scalar.text()), help);
    }
  }

  /** Languages name encodings in string literals, which not all compilers escape. */
  private static boolean isEncoding(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (!isLetter(c) && !isDigit(c) && (i == 0 || "._:+-".indexOf(c) < 0)) {
        return false;
      }
    }
    return !text.isEmpty();
  }

  /**
   * Whether a text begins with names of types, and arguments follow at most. The compiler does not
   * check those of opaque types.
   */
  private static boolean isType(String text) {
    int at = name(text, blanks(text, 0));
    while (at > 0 && text.startsWith("::", at)) {
      at = name(text, at + 2);
    }
    if (at < 0) {
      return false;
    }
    int end = blanks(text, text.startsWith("[]", at) ? at + 2 : at);
    return end == text.length() || text.charAt(end) == '(';
  }

  /** The end of the name at {@code start}; -1 if there is none. */
  private static int name(String text, int start) {
    int at = start;
    while (at < text.length()
        && (isSmall(text.charAt(at))
            || (at > start && (isDigit(text.charAt(at)) || text.charAt(at) == '_')))) {
      at++;
    }
    return at > start ? at : -1;
  }

  private static int blanks(String text, int start) {
    int at = start;
    while (at < text.length() && " \t\n\u000B\f\r".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    return at;
  }

  private static boolean isSmall(char c) {
    return c >= 'a' && c <= 'z';
  }

  private static boolean isLetter(char c) {
    return isSmall(c) || (c >= 'A' && c <= 'Z');
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  /** The name of a kind of scalars in a message. */
  static String words(String kind) {
    return switch (kind) {
      case "text", "id", "label", "name", "title", "version", "format-id" -> "a text";
      case "expression" -> "an expression";
      case "encoding" -> "the name of an encoding";
      case "type" -> "the name of a type";
      case "byte" -> "a number from 0 to 255";
      case "flag" -> "true or false";
      case "number" -> "a number";
      case "value" -> "a number, true or false";
      default -> kind.replace("/", " or ");
    };
  }
}
