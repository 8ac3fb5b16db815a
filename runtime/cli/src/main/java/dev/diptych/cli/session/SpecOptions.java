package dev.diptych.cli.session;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** The option for a spec of the user. */
public final class SpecOptions {
  @Option(
      names = "--spec",
      paramLabel = "KSY",
      description = "The format: a Kaitai Struct spec, instead of those that ship with Diptych.")
  private Path spec;

  @Option(
      names = "--import-path",
      paramLabel = "DIR",
      description = "Where to find imports of the spec that begin with /; may be repeated.")
  private List<String> importPath = List.of();

  /** The spec, or null. */
  public Path file() {
    return spec;
  }

  /** The folders for its imports. */
  List<Path> importPath() {
    return folders(importPath);
  }

  /** The folders of an import path; one option may name several, separated as in a path. */
  public static List<Path> folders(List<String> options) {
    return options.stream()
        .flatMap(word -> Stream.of(word.split(Pattern.quote(File.pathSeparator), -1)))
        .filter(word -> !word.isEmpty())
        .map(Path::of)
        .toList();
  }

  /** Why these options conflict, or null. */
  public String conflict() {
    return spec == null && !importPath.isEmpty() ? "--import-path requires --spec" : null;
  }
}
