package dev.diptych.ksy;

import java.util.List;
import java.util.regex.Pattern;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.Tag;

/** Rejects scalars of a {@code .ksy} that are not of the kind in {@link KeyShapes}. */
final class ScalarCheck {
  /** Languages name encodings in string literals, which not all compilers escape. */
  private static final Pattern ENCODING = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._:+-]*");

  /**
   * The name of a type, before its arguments. The compiler does not check those of opaque types.
   */
  private static final Pattern TYPE =
      Pattern.compile("(?s)\\s*[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*(?:\\[\\])?\\s*(?:\\(.*)?");

  private static final Pattern LONG_WORD =
      Pattern.compile("\\w{" + (SpecLimits.MAX_WORD + 1) + ",}+");

  private final YamlErrors refusals;

  ScalarCheck(YamlErrors refusals) {
    this.refusals = refusals;
  }

  /** Checks {@code scalar}, the value of {@code name}. */
  void check(String name, String kind, ScalarNode scalar) throws SpecException {
    switch (kind) {
      case "text" -> {}
      case "id" -> id(scalar);
      case "expression" -> expression(scalar);
      case "encoding" -> require(ENCODING, name, kind, scalar);
      case "type" -> {
        expression(scalar);
        require(TYPE, name, kind, scalar);
      }
      case "name", "title", "version", "format-id" -> {
        String problem = TextNameCheck.problem(kind, scalar);
        if (problem != null) {
          throw refusals.of("bad-spec", scalar, name + ": " + problem);
        }
      }
      case "flag" -> require(scalar.getTag().equals(Tag.BOOL), name, kind, scalar);
      case "value" ->
          require(
              List.of(Tag.INT, Tag.FLOAT, Tag.BOOL).contains(scalar.getTag()), name, kind, scalar);
      case "number" ->
          require(List.of(Tag.INT, Tag.FLOAT).contains(scalar.getTag()), name, kind, scalar);
      default -> require(List.of(kind.split("/")).contains(scalar.getValue()), name, kind, scalar);
    }
  }

  /** Checks an id. YAML would read some as a truth value or a number, with another name. */
  void id(ScalarNode id) throws SpecException {
    if (id.getValue().length() > SpecLimits.MAX_WORD) {
      String message = "a name of more than %d characters";
      throw refusals.of("too-large-spec", id, message.formatted(SpecLimits.MAX_WORD));
    }
    if (!id.getTag().equals(Tag.STR)) {
      String message = "YAML does not take %s for a text, and a name has to be one";
      String help = "a name needs quotes where YAML has another meaning for it";
      throw refusals.of("bad-spec", id, message.formatted(id.getValue()), help);
    }
  }

  private void expression(ScalarNode scalar) throws SpecException {
    String words = ExpressionDepth.STRING.matcher(scalar.getValue()).replaceAll("");
    if (LONG_WORD.matcher(words).find()) {
      String message = "a number or a name of more than %d characters";
      throw refusals.of("too-large-spec", scalar, message.formatted(SpecLimits.MAX_WORD));
    }
    if (ExpressionDepth.of(scalar.getValue()) > SpecLimits.MAX_EXPRESSION_DEPTH) {
      String message = "an expression of more than %d operators and brackets within each other";
      String help = "parts of it can be value instances of their own";
      throw refusals.of(
          "too-large-spec", scalar, message.formatted(SpecLimits.MAX_EXPRESSION_DEPTH), help);
    }
  }

  private void require(Pattern pattern, String name, String kind, ScalarNode scalar)
      throws SpecException {
    require(pattern.matcher(scalar.getValue()).matches(), name, kind, scalar);
  }

  private void require(boolean holds, String name, String kind, ScalarNode scalar)
      throws SpecException {
    if (!holds) {
      String message = "%s takes %s, not '%s'";
      throw refusals.of(
          "bad-spec", scalar, message.formatted(name, words(kind), scalar.getValue()));
    }
  }

  /** The name of a kind of scalars in a message. */
  static String words(String kind) {
    return switch (kind) {
      case "text", "id", "name", "title", "version", "format-id" -> "a text";
      case "expression" -> "an expression";
      case "encoding" -> "the name of an encoding";
      case "type" -> "the name of a type";
      case "flag" -> "true or false";
      case "number" -> "a number";
      case "value" -> "a number, true or false";
      default -> kind.replace("/", " or ");
    };
  }
}
