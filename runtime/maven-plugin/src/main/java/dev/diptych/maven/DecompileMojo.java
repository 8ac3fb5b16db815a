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

/** Decompiles binary files to texts, each proven to compile to the same bytes. */
@Mojo(name = "decompile", defaultPhase = LifecyclePhase.PROCESS_RESOURCES, threadSafe = true)
public final class DecompileMojo extends ConvertMojo {
  /** The folder of the texts. */
  @Parameter(
      property = "diptych.textDirectory",
      defaultValue = "${project.build.directory}/diptych")
  private File textDirectory;

  /** The ending of the texts. */
  @Parameter(property = "diptych.textEnding", defaultValue = "twin")
  private String textEnding;

  @Override
  List<String> defaultIncludes() {
    return List.of("**/*.bin");
  }

  @Override
  Path output() {
    return textDirectory.toPath();
  }

  @Override
  String ending() {
    return textEnding;
  }

  @Override
  Outcome<Path> write(Diptych formats, Path input, Path output) throws IOException {
    return formats.decompile(input, output);
  }

  @Override
  Outcome<Document> read(Diptych formats, Path input) throws IOException {
    return formats.decode(input);
  }

  @Override
  byte[] converted(Document document) {
    return document.print();
  }
}
