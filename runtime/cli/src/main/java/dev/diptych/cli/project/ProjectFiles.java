package dev.diptych.cli.project;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.files.IoFailure;
import dev.diptych.files.Root;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds and reads project files. The file of an input is in its folder or in a parent of it, up to
 * the root of its git repository or of the file system. Thread-safe; each file is read once.
 */
public final class ProjectFiles {
  private static final String NAME = "diptych.toml";

  private static final int MAX_SIZE = 1 << 20;

  private final Map<Path, Result<Project>> known = new HashMap<>();
  private final Set<Path> shown = new HashSet<>();

  /** The project file of {@code input}, a path or {@code -}, whose folder is the current one. */
  public static @Nullable Path find(String input) {
    for (Path folder = folder(input); folder != null; folder = folder.getParent()) {
      Path file = folder.resolve(NAME);
      if (Files.isRegularFile(file)) {
        return file;
      }
      if (isRoot(folder)) {
        return null;
      }
    }
    return null;
  }

  /** The valid project file of {@code input}, if there is one. */
  public Optional<Project> of(String input) throws IoFailure {
    Path file = find(input);
    return file == null ? Optional.empty() : read(file).value();
  }

  /** Whether {@code folder} is the root of a git repository. */
  static boolean isRoot(Path folder) {
    return Files.exists(folder.resolve(".git"));
  }

  private static @Nullable Path folder(String input) {
    try {
      // An input "-" is in the current folder, too.
      return Path.of(input).toAbsolutePath().normalize().getParent();
    } catch (InvalidPathException e) {
      return null; // Reading the input will report it.
    }
  }

  /** Whether this is the first call for {@code file}: its errors are shown once. */
  public synchronized boolean isFirst(Path file) {
    return shown.add(file);
  }

  /**
   * The content of {@code file}.
   *
   * @throws IoFailure if it cannot be read
   */
  public synchronized Result<Project> read(Path file) throws IoFailure {
    Result<Project> before = known.get(file);
    if (before == null) {
      before = parse(file);
      known.put(file, before);
    }
    return before;
  }

  private static Result<Project> parse(Path file) throws IoFailure {
    String name = shortName(file);
    Location whole = new Location.Whole(name);
    try {
      // No line of a file outside of the checkout is shown, whatever a link calls it.
      byte[] bytes = Root.USER.start(file, MAX_SIZE + 1);
      if (bytes == null) {
        throw new NoSuchFileException(name);
      }
      if (bytes.length > MAX_SIZE) {
        String message = "more than %,d bytes in a project file".formatted(MAX_SIZE);
        return Result.failed(Diagnostic.error("bad-project", whole, message));
      }
      String content = UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return ProjectReader.read(file, name, content);
    } catch (CharacterCodingException e) {
      return Result.failed(Diagnostic.error("bad-project", whole, "the file is not UTF-8"));
    } catch (IOException e) {
      throw IoFailure.reading(name, e);
    }
  }

  /** The path relative to the current folder if the file is in it, otherwise the whole path. */
  private static String shortName(Path file) {
    Path current = Path.of("").toAbsolutePath();
    return file.startsWith(current) ? current.relativize(file).toString() : file.toString();
  }
}
