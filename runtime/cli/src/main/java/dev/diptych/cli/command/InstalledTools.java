package dev.diptych.cli.command;

import dev.diptych.cli.io.IoFailure;
import dev.diptych.specs.SpecTools;
import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds the part that compiles specs, which links the Kaitai Struct compiler and need not be
 * installed: in the folder beside the jar of the command, through a class loader of its own, or on
 * the class path, where a build or a test has put it.
 */
final class InstalledTools {
  /** Jars of what only specs need, beside the jar of the command. */
  static final String FOLDER = "lib-compiler";

  private static SpecTools found;

  private InstalledTools() {}

  /**
   * The tools.
   *
   * @throws IoFailure where they are not installed
   */
  static SpecTools require() throws IoFailure {
    Optional<SpecTools> tools = find();
    if (tools.isEmpty()) {
      Path folder = folder();
      String where = folder == null ? "on the class path" : "in " + folder;
      throw new IoFailure(
          "no-spec-compiler",
          "specs take a part of Diptych that is not installed: put the jars of diptych-compiler and"
              + " of what it needs "
              + where);
    }
    return tools.get();
  }

  /** The tools, if they are installed. */
  static synchronized Optional<SpecTools> find() {
    if (found == null) {
      found = load();
    }
    return Optional.ofNullable(found);
  }

  private static SpecTools load() {
    try {
      Class<?> tools = Class.forName(SpecTools.IMPLEMENTATION, true, loader());
      return (SpecTools) tools.getConstructor().newInstance();
    } catch (ClassNotFoundException e) {
      return null;
    } catch (ReflectiveOperationException | IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /** It stays open for as long as the command runs. */
  private static ClassLoader loader() throws IOException {
    ClassLoader own = InstalledTools.class.getClassLoader();
    Path folder = folder();
    if (folder == null || !Files.isDirectory(folder)) {
      return own;
    }
    List<URL> jars = new ArrayList<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.jar")) {
      for (Path file : files) {
        jars.add(file.toUri().toURL());
      }
    }
    jars.sort((a, b) -> a.getPath().compareTo(b.getPath()));
    return new URLClassLoader("compiler", jars.toArray(URL[]::new), own);
  }

  /** The folder beside the jar of the command; null where that does not run from a jar. */
  private static Path folder() {
    try {
      URL own = InstalledTools.class.getProtectionDomain().getCodeSource().getLocation();
      Path place = Path.of(own.toURI());
      return Files.isRegularFile(place) ? place.resolveSibling(FOLDER) : null;
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
