package dev.diptych.cli.session;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import picocli.CommandLine.Option;

/** The option {@code --import-path}, for {@code @Mixin}. */
public final class ImportPathOption {
  @Option(
      names = "--import-path",
      paramLabel = "DIR",
      description = "Where to find imports that begin with /; may be repeated.")
  private List<String> arguments = List.of();

  /** The folders; one argument may name several, separated as in a path. */
  public List<Path> folders() {
    List<Path> folders = new ArrayList<>();
    for (String argument : arguments) {
      for (String word : argument.split(Pattern.quote(File.pathSeparator), -1)) {
        if (!word.isEmpty()) {
          folders.add(Path.of(word));
        }
      }
    }
    return folders;
  }
}
