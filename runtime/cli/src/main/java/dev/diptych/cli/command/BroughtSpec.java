package dev.diptych.cli.command;

import dev.diptych.cli.io.IoFailure;
import dev.diptych.compiler.SpecException;
import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.Twin;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Makes the engine ready for a spec that a person brings. A class of its own, so that no other run
 * loads the compiler.
 */
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
      LoadedSpec loaded = new SpecLoader(session.console().cache()).load(ksy, spec.importPath());
      loaded.files().forEach(file -> session.reads(file, file.equals(ksy) ? "spec" : "import"));
      // What is bad style in a spec is not for those who only use it.
      return Result.of(Twin.of(loaded.schema(), loaded.loader()), loaded.notes());
    } catch (SpecException e) {
      return Result.failed(e.diagnostics());
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
