package dev.diptych.cli.convert.migrate;

import dev.diptych.authoring.comment.KeptComments;
import dev.diptych.authoring.comment.Moves;
import dev.diptych.cli.convert.CommentedText;
import dev.diptych.cli.io.Input;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.IncludeOption;
import dev.diptych.cli.session.Outputs;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.Targets;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.Face;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Proven;
import dev.diptych.twin.Selection;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Converts one file.
 *
 * @param session the session of the file
 * @param file its name
 * @param steps the migration
 * @param includes the folders for included texts
 */
record MigratedFile(Session session, String file, MigrationSteps steps, IncludeOption includes) {
  /**
   * Where outputs go.
   *
   * @param targets the targets, or null to replace the inputs
   */
  record Target(@Nullable Targets targets) {
    int write(Outputs outputs, String file, Proven document) throws IoFailure {
      return targets == null
          ? outputs.replace(Path.of(file), document)
          : outputs.write(targets, file, document);
    }
  }

  /** Codes of errors about files of another version. */
  private static final Set<String> OTHER_VERSION =
      Set.of("unknown-version", "unknown-format", "bad-magic");

  /** Converts the file and returns an exit code. */
  int convert(Target target) throws IoFailure {
    Input input = session.read(file);
    Result<LocatedDocument> found = session.tryOpen(input, includes);
    if (isUpToDate(input, found)) {
      return copy(target, input);
    }
    Result<LocatedDocument> opened = session.shown(found);
    if (!opened.ok()) {
      return ExitCode.REJECTED;
    }
    Result<LocatedDocument> migrated =
        session.shown(steps.migrate(session.engine(), opened.value().orElseThrow()));
    if (!migrated.ok()) {
      return ExitCode.REJECTED;
    }
    List<KeptComments.Original> comments =
        CommentedText.original(
                session,
                input,
                opened.value().orElseThrow(),
                includes.folders(),
                Selection.ANY,
                steps.schemas(),
                Moves.NONE)
            .stream()
            .toList();
    return write(target, migrated.value().orElseThrow(), new CommentedText(steps.last(), comments));
  }

  /** Whether the file has the new version, and not the old one. */
  private boolean isUpToDate(Input input, Result<LocatedDocument> before) {
    boolean otherVersion =
        !before.ok()
            && before.diagnostics().stream().anyMatch(d -> OTHER_VERSION.contains(d.code()));
    return otherVersion && steps.last().open(input.name(), input.bytes(), Selection.ANY).ok();
  }

  private int copy(Target target, Input input) throws IoFailure {
    String message = "this is a file of %s already".formatted(steps.name());
    Location at = new Location.Whole(input.name());
    if (session.show(List.of(Diagnostic.note("up-to-date", at, message)))) {
      return ExitCode.REJECTED;
    }
    Face face = steps.last().face(input.name(), input.bytes());
    return target.targets() == null
        ? ExitCode.DONE
        : write(target, Proven.copyOf(face, input.bytes()));
  }

  private int write(Target target, LocatedDocument migrated, CommentedText text) throws IoFailure {
    boolean binary = migrated.face() == Face.BINARY;
    if (binary && target.targets() != null) {
      session.outputs().requireBinaryTarget(target.targets(), file);
    }
    Result<Proven> proven =
        session.shown(binary ? new Proof(steps.last()).binary(file, migrated) : text.of(migrated));
    return proven.ok() ? write(target, proven.value().orElseThrow()) : ExitCode.REJECTED;
  }

  private int write(Target target, Proven proven) throws IoFailure {
    return target.write(session.outputs(), file, proven);
  }
}
