package dev.diptych.cli.command;

import dev.diptych.specs.SpecTools;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;

/** What is to be generated, and where. */
final class GenerateOptions {
  @Option(
      names = "--spec",
      required = true,
      paramLabel = "KSY",
      description = "The Kaitai Struct spec; it needs no text form.")
  private Path spec;

  @Option(
      names = "--import-path",
      paramLabel = "DIR",
      description = "Where imports of the spec that begin with / are looked for; may be repeated.")
  private List<String> importPath = List.of();

  @Option(
      names = "--lang",
      required = true,
      split = ",",
      paramLabel = "LANG",
      completionCandidates = Names.class,
      description = "${COMPLETION-CANDIDATES}; or all.")
  private List<String> languages;

  @Option(
      names = {"-d", "--dir"},
      required = true,
      paramLabel = "DIR",
      description =
          "The root of the sources; several languages have a folder each below it. Made if need"
              + " be.")
  private String folder;

  @Option(
      names = "--package",
      paramLabel = "NAME",
      description =
          "Package or namespace, its parts with dots between: of cpp, csharp, go, java, php,"
              + " python.")
  private String packageName;

  @Option(
      names = "--read-only",
      description = "Have java and python read only. Without it their code writes too.")
  private boolean readOnly;

  /** What there is, for the help and for shells that complete words. */
  private static final class Names implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return InstalledTools.find().map(SpecTools::languages).orElse(List.of()).iterator();
    }
  }

  Path spec() {
    return spec;
  }

  List<Path> importPath() {
    return SpecOptions.folders(importPath);
  }

  List<String> languages() {
    return languages;
  }

  String folder() {
    return folder;
  }

  /** The package, or null where none is named. */
  String packageName() {
    return packageName;
  }

  boolean readOnly() {
    return readOnly;
  }

  /** The command that writes what these options ask for. */
  String command() {
    List<String> words = new ArrayList<>(List.of("diptych", "generate", "--spec"));
    words.add(spec.toString());
    importPath().forEach(path -> words.addAll(List.of("--import-path", path.toString())));
    words.addAll(List.of("--lang", String.join(",", languages), "-d", folder));
    if (packageName != null) {
      words.addAll(List.of("--package", packageName));
    }
    if (readOnly) {
      words.add("--read-only");
    }
    return words.stream().map(GenerateOptions::quoted).collect(Collectors.joining(" "));
  }

  /** So that a shell takes it as one word. */
  private static String quoted(String word) {
    return word.matches("[\\w@%+=:,./-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
