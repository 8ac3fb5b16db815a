package dev.diptych.conformance.scenes;

import dev.diptych.conformance.Repository;
import dev.diptych.conformance.independent.Animation;
import dev.diptych.conformance.independent.IndependentReader;
import dev.diptych.conformance.independent.Layout;
import dev.diptych.conformance.playback.Example;
import dev.diptych.conformance.playback.Reach;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The recordings that scenes play: {@code press.bin}, and {@code reach.bin} of the vectors. */
final class Recordings {
  private static final Path PRESS =
      Repository.path("conformance/authored/expect/scene-take/press.twin");

  /** Where they are. */
  static final Path FOLDER = written();

  private Recordings() {}

  private static Path written() {
    try {
      Path folder = Files.createDirectories(Repository.path("conformance/target/scenes"));
      String text = "Input Animation Ver 1.1\n" + Reach.items() + "Eof\n";
      Path reach = Files.writeString(folder.resolve("reach.twin"), text);
      compile(PRESS, folder.resolve("press.bin"));
      compile(reach, folder.resolve("reach.bin"));
      return folder;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void compile(Path text, Path file) throws IOException {
    Files.write(file, Example.run(InputStream.nullInputStream(), "compile", text.toString()));
  }

  /** The recording with a name, in quotes or not. */
  static Animation read(String name) {
    try {
      byte[] file = Files.readAllBytes(FOLDER.resolve(name.replace("\"", "")));
      return IndependentReader.read(file, Layout.SHIPPED);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
