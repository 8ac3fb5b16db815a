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

  /** The folder of what answers queries. */
  public static final String QUERIES = "lib-query";

  /** The folder of the second reader. */
  public static final String SECOND_READER = "lib-second";

  private static final List<String> FOLDERS =
      List.of(GENERATOR, LANGUAGE_SERVER, PLOTS, TABLES, QUERIES, SECOND_READER);

  private InstalledParts() {}

  /** The diagnostic codes of the command and of the parts that are installed. */
  public static List<Codes.Code> codes() {
    Set<Codes.Code> codes = new LinkedHashSet<>(Codes.all());
    try {
      for (String folder : FOLDERS) {
        codes.addAll(Codes.all(loader(folder, List.of())));
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
    return load(folder, List.of(), name, type);
  }

  /**
   * Creates an instance of a part, if it is installed.
   *
   * @param folder the name of its folder
   * @param more jars that it needs in addition
   * @param name the name of its class, which has a public no-argument constructor
   * @param type what it implements
   */
  public static <T> Optional<T> load(String folder, List<Path> more, String name, Class<T> type) {
    try {
      Class<?> found = Class.forName(name, true, loader(folder, more));
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
    return has(folder, List.of(), name);
  }

  /**
   * Whether a part has a class; does not initialize it.
   *
   * @param folder the name of its folder
   * @param more jars that it needs in addition
   * @param name the name of the class
   */
  public static boolean has(String folder, List<Path> more, String name) {
    try {
      Class.forName(name, false, loader(folder, more));
      return true;
    } catch (ClassNotFoundException | LinkageError | IOException e) {
      return false;
    }
  }

  /** The class loader, which stays open until the command ends. */
  private static ClassLoader loader(String name, List<Path> more) throws IOException {
    ClassLoader own = InstalledParts.class.getClassLoader();
    List<Path> jars = new ArrayList<>(jars(folder(name)));
    jars.addAll(more);
    if (jars.isEmpty()) {
      return own;
    }
    URL[] urls = new URL[jars.size()];
    for (int i = 0; i < urls.length; i++) {
      urls[i] = jars.get(i).toUri().toURL();
    }
    return new URLClassLoader(name, urls, own);
  }

  private static List<Path> jars(@Nullable Path folder) throws IOException {
    List<Path> jars = new ArrayList<>();
    if (folder != null && Files.isDirectory(folder)) {
      try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.jar")) {
        files.forEach(jars::add);
      }
    }
    jars.sort(null);
    return jars;
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
