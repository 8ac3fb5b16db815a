package dev.diptych.cli.session;

import dev.diptych.compiler.SpecSource;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.spectools.SpecEngine;
import dev.diptych.twin.Twin;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Loads the spec of the user. */
public final class UserSpec {
  private UserSpec() {}

  /**
   * An engine for the format of {@code ksy} only, or the errors in the spec.
   *
   * @throws IoFailure if it cannot be read
   */
  static Result<Twin> twin(Path ksy, List<Path> importPath, Session session) throws IoFailure {
    try {
      requireFiles(ksy, importPath);
      Result<SpecEngine> engine = SpecEngine.load(new SpecSource(ksy, importPath));
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
   * The Java that Kaitai Struct generates from a spec, or the errors in the spec.
   *
   * @throws IoFailure if it cannot be read
   */
  static Result<Map<String, String>> plainSources(
      Path ksy, List<Path> importPath, String javaPackage) throws IoFailure {
    try {
      SpecSource source = new SpecSource(ksy, importPath);
      return InstalledGenerator.require().plainSources(source, javaPackage);
    } catch (IOException e) {
      throw IoFailure.reading(ksy.toString(), e);
    }
  }

  /**
   * Checks the paths of a spec.
   *
   * @throws IoFailure if {@code ksy} is not a file, or one of {@code importPath} is not a folder
   */
  public static void requireFiles(Path ksy, List<Path> importPath) throws IoFailure {
    if (Files.exists(ksy) && !Files.isRegularFile(ksy)) {
      // A spec is read several times; a pipe can only be read once.
      String what = Files.isDirectory(ksy) ? "a folder" : "not a regular file";
      throw new IoFailure("cannot-read", "cannot read " + ksy + ": it is " + what);
    }
    for (Path folder : importPath) {
      if (!Files.isDirectory(folder)) {
        throw new IoFailure("cannot-read", "cannot read " + folder + ": it is not a folder");
      }
    }
  }
}
