package dev.diptych.cli.session;

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
import org.jspecify.annotations.Nullable;

/**
 * Finds the optional spec tools, which link the Kaitai Struct compiler: in the folder beside the
 * jar of the command, through a separate class loader, or on the class path of a build or test.
 */
public final class InstalledTools {
  /** The folder with the jars that only specs need, beside the jar of the command. */
  static final String FOLDER = "lib-compiler";

  private static @Nullable SpecTools tools;

  private InstalledTools() {}

  /**
   * The tools.
   *
   * @throws IoFailure if they are not installed
   */
  public static SpecTools require() throws IoFailure {
    Optional<SpecTools> installed = find();
    if (installed.isEmpty()) {
      Path folder = folder();
      String where = folder == null ? "on the class path" : "in " + folder;
      throw new IoFailure(
          "no-spec-compiler",
          "specs require a part of Diptych that is not installed: put the jars of diptych-compiler"
              + " and of its dependencies "
              + where);
    }
    return installed.get();
  }

  /** The tools, if they are installed. */
  public static synchronized Optional<SpecTools> find() {
    if (tools == null) {
      tools = load();
    }
    return Optional.ofNullable(tools);
  }

  private static @Nullable SpecTools load() {
    try {
      Class<?> type = Class.forName(SpecTools.IMPLEMENTATION, true, loader());
      return (SpecTools) type.getConstructor().newInstance();
    } catch (ClassNotFoundException e) {
      return null;
    } catch (ReflectiveOperationException | IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The class loader, which stays open until the command ends. */
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

  /** The folder beside the jar of the command; null if the command is not in a jar. */
  private static @Nullable Path folder() {
    try {
      URL own = InstalledTools.class.getProtectionDomain().getCodeSource().getLocation();
      Path place = Path.of(own.toURI());
      return Files.isRegularFile(place) ? place.resolveSibling(FOLDER) : null;
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
