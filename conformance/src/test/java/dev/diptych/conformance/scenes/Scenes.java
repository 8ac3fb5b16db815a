package dev.diptych.conformance.scenes;

import dev.diptych.conformance.Repository;
import dev.diptych.conformance.independent.Animation;
import dev.diptych.conformance.independent.Curve;
import dev.diptych.conformance.playback.Example;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** The scenes of the repository. */
final class Scenes {
  static final Path FOLDER = Repository.path("conformance/scenes");

  /** How far a file may play from what was authored: metres and degrees. */
  static final double METRES = 0.0005;

  static final double DEGREES = 0.25;

  private static final Map<String, Animation> COMPILED = new ConcurrentHashMap<>();

  private Scenes() {}

  /** The names of all scenes in a folder that compile. */
  static List<String> names(String folder) {
    try (Stream<Path> files = Files.list(FOLDER.resolve(folder))) {
      return files
          .map(file -> String.valueOf(file.getFileName()))
          .filter(file -> file.endsWith(".twin"))
          .map(file -> folder + file.replace(".twin", ""))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String written(String name) {
    try {
      return Files.readString(FOLDER.resolve(name + ".twin"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The text without its expectations, which are judged elsewhere. */
  static String text(String name) {
    return withoutExpectations(written(name));
  }

  static String withoutExpectations(String text) {
    int begin = text.indexOf("\nexpect {");
    if (begin < 0) {
      return text;
    }
    int end = text.indexOf('{', begin) + 1;
    for (int depth = 1; depth > 0; end++) {
      depth += text.charAt(end) == '{' ? 1 : text.charAt(end) == '}' ? -1 : 0;
    }
    return text.substring(0, begin) + text.substring(end);
  }

  /** What a text compiles to; warnings of arms are judged elsewhere. */
  static Animation compile(String text) {
    return COMPILED.computeIfAbsent(text, each -> Example.compileWithWarnings(each, options()));
  }

  /** What lets texts on standard input read the recordings. */
  static String[] options() {
    return new String[] {"--include-path", Recordings.FOLDER.toString()};
  }

  /** The same with tolerances that are so small that it is what was authored. */
  static Animation exact(String text) {
    return compile(
        text.replaceFirst("\n", "\nposition_tolerance = 0.01mm\nrotation_tolerance = 0.005deg\n"));
  }

  /** The time of the last key. */
  static double end(Animation animation) {
    return animation.curves().stream()
        .map(Curve::keys)
        .filter(keys -> !keys.isEmpty())
        .mapToDouble(keys -> keys.get(keys.size() - 1).time())
        .max()
        .orElseThrow();
  }
}
