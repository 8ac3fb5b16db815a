package dev.diptych.files;

import dev.diptych.authoring.evaluate.Includes;
import dev.diptych.authoring.evaluate.Report;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.model.diagnostic.Replacement;
import dev.diptych.model.diagnostic.Suggestion;
import dev.diptych.model.source.Source;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Reads included files. A path is relative to the file that includes it, then to each folder of
 * {@code --include-path}. The file must be in the folder of the first file or in one of these, also
 * if it is a link.
 */
public final class IncludedTexts implements Includes {
  /** Of a folder with more files, only some are compared with a name that is not there. */
  private static final int MAX_NAMES = 1_000;

  private final @Nullable Path input;
  private final @Nullable Path home;
  private final List<Path> folders;
  private final InputFiles reads;
  private final Function<Path, byte @Nullable []> open;

  /** The real paths of included files, by their names in messages. */
  private final Map<String, Path> known = new HashMap<>();

  /**
   * The included files of one text.
   *
   * @param input the text; null if it is not a file, so that it has no folder
   * @param folders more folders
   * @param reads receives the files that are read
   */
  public IncludedTexts(@Nullable Path input, List<Path> folders, InputFiles reads) {
    this(input, folders, reads, file -> null);
  }

  /**
   * The included files of one text, some of which are open in an editor.
   *
   * @param input the text; null if it is not a file, so that it has no folder
   * @param folders more folders
   * @param reads receives the files that are read
   * @param open the text to use instead of a file, a real path; null if there is none
   */
  public IncludedTexts(
      @Nullable Path input,
      List<Path> folders,
      InputFiles reads,
      Function<Path, byte @Nullable []> open) {
    this.input = input;
    this.home = input == null ? null : input.toAbsolutePath().getParent();
    this.folders = List.copyOf(folders);
    this.reads = reads;
    this.open = open;
  }

  @Override
  public String identity() {
    if (input == null) {
      return "-";
    }
    try {
      return input.toRealPath().toString();
    } catch (IOException e) {
      return input.toString();
    }
  }

  @Override
  public Optional<Included> read(String file, int maxBytes, Origin statement, Report report) {
    try {
      return find(file, maxBytes, statement, report);
    } catch (InvalidPathException e) {
      report.error("include", statement, "'" + file + "' is not a path");
    } catch (IOException e) {
      report.error("include", statement, "cannot read '" + file + "'");
    }
    return Optional.empty();
  }

  private Optional<Included> find(String file, int maxBytes, Origin statement, Report report)
      throws IOException {
    boolean outside = false;
    for (Path candidate : candidates(Path.of(file), statement)) {
      if (!isAllowed(candidate)) {
        outside = true;
      } else if (Files.exists(candidate)) {
        return read(file, candidate, maxBytes, statement, report);
      }
    }
    if (outside) {
      outside(file, statement, report);
    } else if (file.contains("\\")) {
      report.error("include", statement, "no file '" + file + "'", "folders are separated by '/'");
    } else {
      report.error(
          "include", statement, "no file '" + file + "'", similar(file, statement), help());
    }
    return Optional.empty();
  }

  private static void outside(String file, Origin statement, Report report) {
    String message = "'" + file + "' is outside of the folder of the text";
    report.error("include", statement, message, "allow its folder with --include-path DIR");
  }

  /** A path to a file with a similar name, in a folder where the file could be; or null. */
  private @Nullable Replacement similar(String file, Origin statement) throws IOException {
    Path relative = Path.of(file);
    Path wanted = relative.getFileName();
    for (Path candidate : candidates(relative, statement)) {
      Path folder = candidate.getParent();
      if (wanted == null || folder == null || !Files.isDirectory(folder)) {
        continue;
      }
      Path real = folder.toRealPath();
      boolean isAllowed = Root.containing(real, allowed()) != null;
      Replacement near = isAllowed ? Suggestion.nearest(wanted.toString(), names(real)) : null;
      if (near != null) {
        String before = file.substring(0, file.length() - near.word().length());
        return new Replacement(file, before + near.better());
      }
    }
    return null;
  }

  private static List<String> names(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .limit(MAX_NAMES)
          .map(each -> String.valueOf(each.getFileName()))
          .sorted()
          .toList();
    }
  }

  private String help() {
    return home == null && folders.isEmpty()
        ? "standard input has no folder: give one with --include-path DIR"
        : "paths are relative to the including file, or to a folder of --include-path";
  }

  private List<Path> candidates(Path relative, Origin statement) {
    List<Path> candidates = new ArrayList<>();
    Path including = known.getOrDefault(statement.at().name(), home);
    if (including != null) {
      candidates.add(including.resolve(relative).normalize());
    }
    folders.forEach(f -> candidates.add(f.toAbsolutePath().resolve(relative).normalize()));
    return candidates;
  }

  private Optional<Included> read(
      String file, Path path, int maxBytes, Origin statement, Report report) throws IOException {
    Path real = path.toRealPath();
    Root root = Root.containing(real, allowed());
    if (root == null) {
      outside(file, statement, report);
      return Optional.empty();
    }
    if (!Files.isRegularFile(real)) {
      report.error("include", statement, "'" + file + "' is not a regular file");
      return Optional.empty();
    }
    byte[] bytes = bytes(root, real, maxBytes);
    if (bytes == null) {
      String message = "'" + file + "' has more than " + (maxBytes >> 20) + " MB";
      report.error("too-much", statement, message);
      return Optional.empty();
    }
    reads.add(real, "included file");
    String name = shown(path);
    Path folder = path.getParent();
    if (folder != null) {
      known.put(name, folder);
    }
    return Optional.of(new Included(real.toString(), new Source(name, bytes)));
  }

  /** The content of a file; null if it is longer than {@code maxBytes}. */
  private byte @Nullable [] bytes(Root root, Path real, int maxBytes) throws IOException {
    byte[] edited = open.apply(real);
    if (edited == null && Files.size(real) > maxBytes) {
      return null;
    }
    byte[] bytes = edited == null ? root.start(real, maxBytes + 1) : edited;
    if (bytes == null) {
      throw new NoSuchFileException(real.toString());
    }
    return bytes.length > maxBytes ? null : bytes;
  }

  /** The folders that included files may be in. */
  private List<Path> allowed() {
    List<Path> allowed = new ArrayList<>(folders);
    if (home != null) {
      allowed.add(0, home);
    }
    return allowed;
  }

  /** Whether {@code path} is in an allowed folder, by its names or by its real folder. */
  private boolean isAllowed(Path path) throws IOException {
    for (Path folder : allowed()) {
      if (isIn(path, folder)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isIn(Path path, Path folder) throws IOException {
    return path.startsWith(folder.toAbsolutePath().normalize())
        || (Files.isDirectory(folder) && path.startsWith(folder.toRealPath()));
  }

  /** The path relative to the current folder where that is shorter. */
  private static String shown(Path path) {
    Path current = Path.of("").toAbsolutePath();
    return path.startsWith(current) ? current.relativize(path).toString() : path.toString();
  }
}
