package dev.diptych.cli.convert.migrate;

import dev.diptych.cli.convert.ProvenText;
import dev.diptych.cli.io.Input;
import dev.diptych.cli.io.IoFailure;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.IncludeOption;
import dev.diptych.cli.session.Outputs;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.Targets;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.FileBytes;
import dev.diptych.twin.Face;
import dev.diptych.twin.Opened;
import dev.diptych.twin.Proof;
import java.nio.file.Path;
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
    void write(Outputs outputs, String file, dev.diptych.cli.io.Output.Content content)
        throws IoFailure {
      if (targets == null) {
        outputs.replace(Path.of(file), content);
      } else {
        outputs.writeWhole(targets, file, content);
      }
    }
  }

  /** Converts the file and returns an exit code. */
  int convert(Target target) throws IoFailure {
    Input input = session.read(file);
    Result<Opened> opened = session.open(input, includes);
    if (!opened.ok()) {
      return ExitCode.REFUSED;
    }
    Result<Opened> migrated = session.shown(steps.migrate(opened.value().orElseThrow()));
    return migrated.ok() ? write(target, migrated.value().orElseThrow()) : ExitCode.REFUSED;
  }

  private int write(Target target, Opened migrated) throws IoFailure {
    if (migrated.face() == Face.TEXT) {
      Proof proof = new Proof(steps.last());
      return ProvenText.write(
          session,
          content -> target.write(session.outputs(), file, content),
          out -> proof.print(migrated, out));
    }
    if (target.targets() != null) {
      session.outputs().requireBinaryTarget(target.targets(), file);
    }
    Result<FileBytes> encoded = session.shown(steps.last().encode(file, migrated));
    if (!encoded.ok()) {
      return ExitCode.REFUSED;
    }
    target.write(session.outputs(), file, encoded.value().orElseThrow()::writeTo);
    return ExitCode.DONE;
  }
}
