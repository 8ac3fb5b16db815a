package dev.diptych.cli.command;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** A spec that a person brings. */
final class SpecOptions {
  @Option(
      names = "--spec",
      paramLabel = "KSY",
      description = "The format: a Kaitai Struct spec, instead of those that ship with Diptych.")
  private Path spec;

  @Option(
      names = "--import-path",
      paramLabel = "DIR",
      description = "Where imports of the spec that begin with / are looked for; may be repeated.")
  private List<String> importPath = List.of();

  /** The spec, or null where none is named. */
  Path file() {
    return spec;
  }

  /** The folders to look in for its imports. */
  List<Path> importPath() {
    return folders(importPath);
  }

  /** The folders of an import path; an option may name several, as a path does. */
  static List<Path> folders(List<String> options) {
    return options.stream()
        .flatMap(word -> Stream.of(word.split(Pattern.quote(File.pathSeparator), -1)))
        .filter(word -> !word.isEmpty())
        .map(Path::of)
        .toList();
  }

  /** Why these options contradict each other, or null. */
  String contradiction() {
    return spec == null && !importPath.isEmpty() ? "--import-path goes with --spec" : null;
  }
}
