package dev.diptych.maven;

import dev.diptych.compiler.SpecSource;
import dev.diptych.compiler.generator.Generator;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/** A goal that uses the specs of the project. */
abstract class SpecsMojo extends DiptychMojo {
  /** The folder of the specs. */
  @Parameter(property = "diptych.specDirectory", defaultValue = "${project.basedir}/src/main/ksy")
  private File specDirectory;

  /**
   * Patterns of the specs. The default is <code>*.ksy</code>: specs in folders below are only
   * imported.
   */
  @Parameter private @Nullable List<String> specIncludes;

  /** Patterns of files that are no specs of their own, because others import them. */
  @Parameter private @Nullable List<String> specExcludes;

  /** Folders for imports that begin with <code>/</code>. */
  @Parameter private @Nullable List<File> importPath;

  /** The specs, sorted. */
  final List<SpecSource> specs() throws IOException {
    List<String> includes = specIncludes == null ? List.of("*.ksy") : specIncludes;
    List<Path> files = FilePatterns.of(includes, orEmpty(specExcludes)).in(specDirectory.toPath());
    return files.stream().map(file -> new SpecSource(file, importFolders())).toList();
  }

  private List<Path> importFolders() {
    return orEmpty(importPath).stream().map(File::toPath).toList();
  }

  /** The sum of all files that a spec may consist of. */
  final String specSum() throws IOException {
    List<Path> folders = new ArrayList<>(List.of(specDirectory.toPath()));
    folders.addAll(importFolders());
    List<String> sums = new ArrayList<>();
    for (Path folder : folders) {
      List<Path> files = FilePatterns.of(List.of("**/*.ksy"), List.of()).in(folder);
      sums.add(Sums.ofFiles(folder, files));
    }
    return Sums.of(sums);
  }

  /** The generator of parsers; empty after an error, if the plugin does not have it. */
  static Optional<Generator> generator(Messages messages, SpecSource spec) {
    try {
      Class<?> found =
          Class.forName(Generator.IMPLEMENTATION, true, SpecsMojo.class.getClassLoader());
      return Optional.of((Generator) found.getConstructor().newInstance());
    } catch (ClassNotFoundException e) {
      messages.error(
          "no-generator",
          spec.ksy().toString(),
          "the plugin does not have the generator of parsers",
          "add "
              + Generator.ARTIFACT
              + " to the <dependencies> of the plugin; it is under GPL-3, like the Kaitai Struct"
              + " compiler that it links");
      return Optional.empty();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
