package dev.diptych.cli.command;

import dev.diptych.cli.io.IoFailure;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.specs.SpecEngine;
import dev.diptych.specs.SpecSource;
import dev.diptych.twin.Twin;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Makes the engine ready for a spec that a person brings. */
final class BroughtSpec {
  private BroughtSpec() {}

  /**
   * An engine for the format of {@code spec} and no other, or why the spec is refused.
   *
   * @throws IoFailure where it cannot be read
   */
  static Result<Twin> twin(SpecOptions spec, Session session) throws IoFailure {
    Path ksy = spec.file();
    try {
      requireFiles(ksy, spec.importPath());
      Path cache = session.console().cache();
      Result<SpecEngine> engine =
          InstalledTools.require().engine(new SpecSource(ksy, spec.importPath()), cache);
      if (!engine.ok()) {
        return Result.failed(engine.diagnostics());
      }
      SpecEngine ready = engine.value().orElseThrow();
      ready.files().forEach(file -> session.reads(file, file.equals(ksy) ? "spec" : "import"));
      return Result.of(ready.twin(), engine.diagnostics());
    } catch (IOException e) {
      throw IoFailure.reading(ksy.toString(), e);
    }
  }

  /**
   * Sees to it that a spec can be read.
   *
   * @throws IoFailure where {@code ksy} is no file, or {@code importPath} names what is no folder
   */
  static void requireFiles(Path ksy, List<Path> importPath) throws IoFailure {
    if (Files.exists(ksy) && !Files.isRegularFile(ksy)) {
      // It is read several times, and a pipe could be read only once.
      String what = Files.isDirectory(ksy) ? "a folder" : "no regular file";
      throw new IoFailure("cannot-read", "cannot read " + ksy + ": it is " + what);
    }
    for (Path folder : importPath) {
      if (!Files.isDirectory(folder)) {
        throw new IoFailure("cannot-read", "cannot read " + folder + ": it is no folder");
      }
    }
  }
}
