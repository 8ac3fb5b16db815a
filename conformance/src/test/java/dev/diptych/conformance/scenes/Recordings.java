package dev.diptych.conformance.scenes;

import dev.diptych.conformance.Repository;
import dev.diptych.conformance.independent.Animation;
import dev.diptych.conformance.independent.IndependentReader;
import dev.diptych.conformance.independent.Layout;
import dev.diptych.conformance.playback.Example;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

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
      Path reach = Files.writeString(folder.resolve("reach.twin"), reach());
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

  /** A hand goes 30 cm forwards within 2 s, with the least jerk, at 60 Hz, as in the reference. */
  private static String reach() {
    StringBuilder rows = new StringBuilder();
    for (int frame = 0; frame <= 120; frame++) {
      double u = frame / 120.0;
      double z = 0.2 + 0.3 * u * u * u * (10 + u * (6 * u - 15));
      rows.append(String.format(Locale.ROOT, "%.8fs (0.1 1.3 %.9f)\n", frame / 60.0, z));
    }
    return "Input Animation Ver 1.1\nHands { Right { gesture { 0 Point } move Wrist {\n"
        + rows
        + "} } }\nEof\n";
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
