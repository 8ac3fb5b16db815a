package dev.diptych.cli.session;

import static java.util.Objects.requireNonNull;

import dev.diptych.compiler.SpecSource;
import dev.diptych.compiler.load.SpecState;
import dev.diptych.files.InputFiles;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.spectools.SpecEngines;
import dev.diptych.twin.Engine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Loads the spec of the user. */
public final class UserSpec {
  private UserSpec() {}

  /**
   * An engine for the format of {@code spec} only, or the errors in it.
   *
   * @param specs has it, if it was loaded before
   * @param reads receives the files that are read
   * @throws IoFailure if it cannot be read
   */
  static Result<Engine> engine(SpecSource spec, SpecEngines specs, InputFiles reads)
      throws IoFailure {
    try {
      reads.add(spec.ksy(), "spec");
      requireFiles(spec.ksy(), spec.importPath());
      SpecEngines.Current current = specs.update(spec);
      SpecState state = current.state();
      state.files().forEach(file -> reads.add(file, "import"));
      // Warnings about a spec are for its authors, not for its users.
      return state.isCurrent()
          ? Result.of(requireNonNull(current.engine()), List.of())
          : Result.failed(state.errors());
    } catch (IOException e) {
      throw IoFailure.reading(spec.ksy().toString(), e);
    }
  }

  /**
   * The Java that Kaitai Struct generates from a spec, or the errors in the spec.
   *
   * @throws IoFailure if it cannot be read
   */
  static Result<Map<String, String>> plainSources(SpecSource spec, String javaPackage)
      throws IoFailure {
    try {
      return InstalledGenerator.require().plainSources(spec, javaPackage);
    } catch (IOException e) {
      throw IoFailure.reading(spec.ksy().toString(), e);
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
