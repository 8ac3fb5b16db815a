package dev.diptych.cli.project;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.GivenParameter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.tomlj.TomlParseError;
import org.tomlj.TomlParseResult;
import org.tomlj.TomlPosition;

/** Reads the text of a project file. */
final class ProjectReader {
  private static final String LINTS = "lints";
  private static final String DENY = "deny";
  private static final String ALLOW = "allow";
  private static final String GENERATE = "generate";
  private static final String DIFF = "diff";
  private static final String PARAMS = "params";
  private static final String FORMATS = "formats";

  private final Path file;
  private final TomlText text;
  private final List<Diagnostic> errors = new ArrayList<>();

  private ProjectReader(Path file, TomlText text) {
    this.file = file;
    this.text = text;
  }

  /**
   * Reads {@code content}.
   *
   * @param file the path of the file
   * @param name the name of the file in messages
   */
  static Result<Project> read(Path file, String name, String content) {
    TomlText text = new TomlText(name, content);
    Diagnostic excess = text.excess(TableReader.CODE);
    if (excess != null) {
      return Result.failed(excess);
    }
    ProjectReader reader = new ProjectReader(file, text);
    Project project = reader.project(name);
    return project != null && reader.errors.isEmpty()
        ? Result.of(project, List.of())
        : Result.failed(reader.errors);
  }

  private @Nullable Project project(String name) {
    TomlParseResult root = text.parse().orElse(null);
    if (root == null) {
      TomlPosition line = text.failure();
      String message = line == null ? "a line of this file is not TOML" : "this line is not TOML";
      errors.add(text.error(TableReader.CODE, line, message));
      return null;
    }
    for (TomlParseError error : root.errors().stream().limit(TableReader.MAX_ERRORS).toList()) {
      String message = String.valueOf(error.getMessage());
      errors.add(text.error(TableReader.CODE, error.position(), message));
    }
    if (root.hasErrors()) {
      return null;
    }
    TableReader top = new TableReader(text, errors, root, "the project file");
    top.rejectOthers(Set.of(LINTS, GENERATE, DIFF, PARAMS, FORMATS));
    TableReader lints = top.table(LINTS);
    TableReader generate = top.table(GENERATE);
    TableReader diff = top.table(DIFF);
    TableReader params = top.table(PARAMS);
    TableReader formats = top.table(FORMATS);
    return new Project(
        file,
        name,
        lints == null ? LintRules.NONE : rules(lints, name),
        generate == null ? null : GenerateTableReader.read(generate, top.location(GENERATE)),
        diff == null ? null : DiffTableReader.read(diff),
        params == null ? List.of() : parameters(params),
        formats == null ? List.of() : FormatsTableReader.read(formats));
  }

  private static List<GivenParameter> parameters(TableReader params) {
    List<GivenParameter> given = new ArrayList<>();
    for (String format : params.keys()) {
      TableReader values = params.table(format);
      if (values != null) {
        given.addAll(parameters(format, values));
      }
    }
    return given;
  }

  private static List<GivenParameter> parameters(String format, TableReader values) {
    List<GivenParameter> given = new ArrayList<>();
    for (String name : values.keys()) {
      Entry value = values.scalar(name);
      if (value != null) {
        given.add(new GivenParameter(format, name, value.value(), value.at()));
      }
    }
    return given;
  }

  private LintRules rules(TableReader lints, String name) {
    lints.rejectOthers(Set.of(DENY, ALLOW));
    Set<String> denied = new LinkedHashSet<>();
    codes(lints, DENY, CodeNames::denyError).forEach(code -> denied.add(code.value()));
    List<Entry> allowed = codes(lints, ALLOW, CodeNames::allowError);
    for (Entry code : allowed) {
      if (denied.contains(code.value())) {
        error(code, "'%s' is in both deny and allow".formatted(code.value()));
      }
    }
    return new LintRules(
        name, denied, new LinkedHashSet<>(allowed.stream().map(Entry::value).toList()));
  }

  /** The valid codes in the array {@code key}. */
  private List<Entry> codes(TableReader lints, String key, UnaryOperator<@Nullable String> check) {
    List<Entry> codes = new ArrayList<>();
    for (Entry code : lints.texts(key, key + " must be an array of codes, which are strings")) {
      String message = check.apply(code.value());
      if (message == null) {
        codes.add(code);
      } else {
        error(code, message);
      }
    }
    return codes;
  }

  private void error(Entry at, String message) {
    if (errors.size() < TableReader.MAX_ERRORS) {
      errors.add(Diagnostic.error(TableReader.CODE, at.at(), message));
    }
  }
}
