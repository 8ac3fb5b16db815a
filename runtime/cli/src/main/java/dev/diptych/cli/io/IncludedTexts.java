package dev.diptych.cli.io;

import dev.diptych.authoring.evaluate.Includes;
import dev.diptych.authoring.evaluate.Report;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.model.source.Source;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads included files. A path is relative to the file that includes it, then to each folder of
 * {@code --include-path}. The file must be in the folder of the first file or in one of these, also
 * if it is a link.
 */
public final class IncludedTexts implements Includes {
  private static final long MAX_BYTES = 16 << 20;

  private final @Nullable Path home;
  private final List<Path> folders;
  private final InputFiles reads;

  /**
   * The included files of one text.
   *
   * @param input the text: a path, or {@code -}, which has no folder
   * @param folders more folders
   * @param reads receives the files that are read
   */
  public IncludedTexts(String input, List<Path> folders, InputFiles reads) {
    this.home = input.equals(Input.STANDARD) ? null : Path.of(input).toAbsolutePath().getParent();
    this.folders = List.copyOf(folders);
    this.reads = reads;
  }

  @Override
  public Optional<Source> read(String file, Origin statement, Report report) {
    try {
      Path relative = Path.of(file);
      for (Path candidate : candidates(relative, statement)) {
        if (Files.isRegularFile(candidate)) {
          return read(file, candidate, statement, report);
        }
      }
      report.error("include", statement, "no file '" + file + "'", help());
    } catch (InvalidPathException e) {
      report.error("include", statement, "'" + file + "' is not a path");
    } catch (IOException e) {
      report.error("include", statement, "cannot read '" + file + "'");
    }
    return Optional.empty();
  }

  private String help() {
    return home == null
        ? "standard input has no folder: give one with --include-path DIR"
        : "paths are relative to the including file, or to a folder of --include-path";
  }

  private List<Path> candidates(Path relative, Origin statement) {
    List<Path> candidates = new ArrayList<>();
    if (home != null) {
      Path including = Path.of(statement.at().source().name()).toAbsolutePath().getParent();
      candidates.add((including == null ? home : including).resolve(relative).normalize());
    }
    folders.forEach(folder -> candidates.add(folder.resolve(relative).normalize()));
    return candidates;
  }

  private Optional<Source> read(String file, Path path, Origin statement, Report report)
      throws IOException {
    Path real = path.toRealPath();
    if (!isAllowed(real)) {
      report.error(
          "include",
          statement,
          "'" + file + "' is outside of the folder of the text",
          "allow its folder with --include-path DIR");
      return Optional.empty();
    }
    if (Files.size(real) > MAX_BYTES) {
      report.error("too-much", statement, "'" + file + "' has more than 16 MB");
      return Optional.empty();
    }
    reads.add(real, "included file");
    return Optional.of(new Source(shown(path), Files.readAllBytes(real)));
  }

  private boolean isAllowed(Path real) throws IOException {
    if (home != null && real.startsWith(home.toRealPath())) {
      return true;
    }
    for (Path folder : folders) {
      if (real.startsWith(folder.toRealPath())) {
        return true;
      }
    }
    return false;
  }

  /** The path relative to the current folder where that is shorter. */
  private static String shown(Path path) {
    Path absolute = path.toAbsolutePath();
    Path current = Path.of("").toAbsolutePath();
    return absolute.startsWith(current)
        ? current.relativize(absolute).toString()
        : absolute.toString();
  }
}
