package dev.diptych.cli.io;

import dev.diptych.model.diagnostic.Codes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds optional parts: in a folder beside the jar of the command, through a separate class loader,
 * or on the class path of a build or test.
 */
public final class InstalledParts {
  /** The folder of what generates parsers. */
  public static final String GENERATOR = "lib-generator";

  /** The folder of the language server. */
  public static final String LANGUAGE_SERVER = "lib-lsp";

  /** The folder of what draws charts. */
  public static final String PLOTS = "lib-plot";

  /** The folder of what writes files of tables. */
  public static final String TABLES = "lib-table";

  /** The folder of the second reader. */
  public static final String SECOND_READER = "lib-second";

  private static final List<String> FOLDERS =
      List.of(GENERATOR, LANGUAGE_SERVER, PLOTS, TABLES, SECOND_READER);

  private InstalledParts() {}

  /** The diagnostic codes of the command and of the parts that are installed. */
  public static List<Codes.Code> codes() {
    Set<Codes.Code> codes = new LinkedHashSet<>(Codes.all());
    try {
      for (String folder : FOLDERS) {
        codes.addAll(Codes.all(loader(folder)));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return List.copyOf(codes);
  }

  /**
   * Creates an instance of a part, if it is installed.
   *
   * @param folder the name of its folder
   * @param name the name of its class, which has a public no-argument constructor
   * @param type what it implements
   */
  public static <T> Optional<T> load(String folder, String name, Class<T> type) {
    try {
      Class<?> found = Class.forName(name, true, loader(folder));
      return Optional.of(type.cast(found.getConstructor().newInstance()));
    } catch (ClassNotFoundException e) {
      return Optional.empty();
    } catch (ReflectiveOperationException | IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Whether a part is installed; does not initialize it.
   *
   * @param folder the name of its folder
   * @param name the name of its class
   */
  public static boolean has(String folder, String name) {
    try {
      Class.forName(name, false, loader(folder));
      return true;
    } catch (ClassNotFoundException | LinkageError | IOException e) {
      return false;
    }
  }

  /** The class loader, which stays open until the command ends. */
  private static ClassLoader loader(String name) throws IOException {
    ClassLoader own = InstalledParts.class.getClassLoader();
    Path folder = folder(name);
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
    return new URLClassLoader(name, jars.toArray(URL[]::new), own);
  }

  /** The folder beside the jar of the command; null if the command is not in a jar. */
  public static @Nullable Path folder(String name) {
    try {
      URL own = InstalledParts.class.getProtectionDomain().getCodeSource().getLocation();
      Path place = Path.of(own.toURI());
      return Files.isRegularFile(place) ? place.resolveSibling(name) : null;
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
