package dev.diptych.cli.spec;

import dev.diptych.cli.diff.Accepted;
import dev.diptych.cli.diff.Baseline;
import dev.diptych.cli.project.DiffTable;
import dev.diptych.cli.project.Entry;
import dev.diptych.cli.project.Project;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.UsageException;
import dev.diptych.model.diagnostic.Suggestion;
import dev.diptych.spectools.diff.SpecDiff;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What the options and the project file ask.
 *
 * @param accepted the differences that do not count
 * @param direction the direction of the project file, or null
 */
record DiffSettings(Accepted accepted, @Nullable String direction) {
  private static final DiffTable NONE = new DiffTable(List.of(), null, null);

  /** The settings of the project file of {@code input}, and of {@code options}. */
  static DiffSettings of(Session session, DiffOptions options, String input) throws IOException {
    Project project = session.projectOf(input).orElse(null);
    DiffTable own = project == null ? null : project.diff();
    DiffTable table = own == null ? NONE : own;
    Set<String> ignored = project == null ? Set.of() : ignored(project.name(), table);
    Entry accepted = table.baseline();
    Path file = options.baseline();
    if (file == null && project != null && accepted != null && options.target() == null) {
      file = project.folder().resolve(accepted.value());
    }
    Entry direction = table.direction();
    return new DiffSettings(
        new Accepted(ignored, file == null ? new Baseline() : baseline(file)),
        direction == null ? null : direction.value());
  }

  /** The codes that {@code table} of the project file {@code name} ignores. */
  private static Set<String> ignored(String name, DiffTable table) throws IOException {
    Set<String> ignored = new LinkedHashSet<>();
    for (Entry code : table.ignore()) {
      Set<String> known = SpecDiff.codes();
      if (!known.contains(code.value())) {
        String message = name + ": there is no rule '" + code.value() + "'";
        throw new UsageException(message + Suggestion.of(code.value(), known));
      }
      ignored.add(code.value());
    }
    return ignored;
  }

  private static Baseline baseline(Path file) throws IOException {
    try {
      return Baseline.read(file);
    } catch (IllegalArgumentException e) {
      throw new UsageException(String.valueOf(e.getMessage()));
    }
  }
}
