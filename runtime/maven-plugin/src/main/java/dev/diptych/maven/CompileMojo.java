package dev.diptych.maven;

import dev.diptych.Diptych;
import dev.diptych.Document;
import dev.diptych.Outcome;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/** Compiles texts to binary files, by default as resources of the project. */
@Mojo(name = "compile", defaultPhase = LifecyclePhase.PROCESS_RESOURCES, threadSafe = true)
public final class CompileMojo extends ConvertMojo {
  /** The folder of the binary files. */
  @Parameter(
      property = "diptych.outputDirectory",
      defaultValue = "${project.build.outputDirectory}")
  private File outputDirectory;

  /** The ending of the binary files. */
  @Parameter(property = "diptych.ending", defaultValue = "bin")
  private String ending;

  @Override
  List<String> defaultIncludes() {
    return List.of("**/*.twin");
  }

  @Override
  Path output() {
    return outputDirectory.toPath();
  }

  @Override
  String ending() {
    return ending;
  }

  @Override
  Outcome<Path> write(Diptych formats, Path input, Path output) throws IOException {
    return formats.compile(input, output);
  }

  @Override
  Outcome<Document> read(Diptych formats, Path input) throws IOException {
    return formats.parse(input);
  }

  @Override
  byte[] converted(Document document) {
    return document.encode();
  }
}
