package dev.diptych.cli.project;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.diagnostic.Suggestion;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.tomlj.TomlArray;
import org.tomlj.TomlParseError;
import org.tomlj.TomlParseResult;
import org.tomlj.TomlPosition;
import org.tomlj.TomlTable;

/** Reads the text of a project file. */
final class ProjectReader {
  private static final String CODE = "bad-project";
  private static final String LINTS = "lints";
  private static final String DENY = "deny";
  private static final String ALLOW = "allow";

  private final TomlText text;
  private final List<Diagnostic> errors = new ArrayList<>();

  private ProjectReader(TomlText text) {
    this.text = text;
  }

  /**
   * The rules in {@code content}.
   *
   * @param name the name of the file in messages
   */
  static Result<LintRules> read(String name, String content) {
    ProjectReader reader = new ProjectReader(new TomlText(name, content));
    try {
      LintRules rules = reader.rules(name);
      return reader.errors.isEmpty() ? Result.of(rules, List.of()) : Result.failed(reader.errors);
    } catch (StackOverflowError e) {
      return Result.failed(reader.text.error(CODE, null, "arrays or tables are nested too deeply"));
    }
  }

  private LintRules rules(String name) {
    TomlParseResult root = text.parse().orElse(null);
    if (root == null) {
      error(text.failure(), "this line is not TOML");
      return LintRules.NONE;
    }
    for (TomlParseError error : root.errors()) {
      error(error.position(), String.valueOf(error.getMessage()));
    }
    if (root.hasErrors()) {
      return LintRules.NONE;
    }
    rejectOthers(root, "the project file", Set.of(LINTS));
    Object lints = root.get(List.of(LINTS));
    if (!(lints instanceof TomlTable table)) {
      if (lints != null) {
        error(root.inputPositionOf(List.of(LINTS)), "lints must be a table: [lints]");
      }
      return LintRules.NONE;
    }
    rejectOthers(table, "[lints]", Set.of(DENY, ALLOW));
    Map<String, TomlPosition> denied = codes(table, DENY, CodeNames::denyError);
    Map<String, TomlPosition> allowed = codes(table, ALLOW, CodeNames::allowError);
    for (Map.Entry<String, TomlPosition> code : allowed.entrySet()) {
      if (denied.containsKey(code.getKey())) {
        error(code.getValue(), "'%s' is in both deny and allow".formatted(code.getKey()));
      }
    }
    return new LintRules(name, denied.keySet(), allowed.keySet());
  }

  private void rejectOthers(TomlTable table, String owner, Set<String> known) {
    for (String key : new LinkedHashSet<>(table.keySet())) {
      if (!known.contains(key)) {
        String message = owner + " has no key '" + key + "'" + Suggestion.of(key, known);
        error(table.inputPositionOf(List.of(key)), message);
      }
    }
  }

  /** The codes in the array {@code key}, with their positions. */
  private Map<String, TomlPosition> codes(
      TomlTable table, String key, UnaryOperator<@Nullable String> check) {
    Map<String, TomlPosition> codes = new TreeMap<>();
    Object value = table.get(List.of(key));
    if (!(value instanceof TomlArray array)) {
      if (value != null) {
        error(table.inputPositionOf(List.of(key)), key + " must be an array of codes");
      }
      return codes;
    }
    for (int i = 0; i < array.size(); i++) {
      TomlPosition position = array.inputPositionOf(i);
      if (array.get(i) instanceof String code) {
        String message = check.apply(code);
        if (message == null) {
          codes.put(code, position);
        } else {
          error(position, message);
        }
      } else {
        error(position, key + " must be an array of codes, which are strings");
      }
    }
    return codes;
  }

  private void error(@Nullable TomlPosition position, String message) {
    errors.add(text.error(CODE, position, message));
  }
}
