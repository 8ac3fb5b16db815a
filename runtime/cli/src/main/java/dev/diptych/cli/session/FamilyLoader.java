package dev.diptych.cli.session;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.family.FormatFamily;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;

/**
 * Loads the format families. The build of the command embeds the list of services, because {@link
 * ServiceLoader} opens every jar to find it.
 */
final class FamilyLoader {
  private static final String LIST = "/META-INF/diptych/families";

  private FamilyLoader() {}

  /** The families on the class path. */
  static List<FormatFamily> load() {
    try (InputStream list = FamilyLoader.class.getResourceAsStream(LIST)) {
      return list == null
          ? services()
          : named(new BufferedReader(new InputStreamReader(list, UTF_8)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<FormatFamily> services() {
    return ServiceLoader.load(FormatFamily.class, FamilyLoader.class.getClassLoader()).stream()
        .map(ServiceLoader.Provider::get)
        .toList();
  }

  private static List<FormatFamily> named(BufferedReader list) throws IOException {
    List<FormatFamily> families = new ArrayList<>();
    for (String line = list.readLine(); line != null; line = list.readLine()) {
      String name = line.strip();
      if (!name.isEmpty() && name.charAt(0) != '#') {
        families.add(create(name));
      }
    }
    return List.copyOf(families);
  }

  private static FormatFamily create(String name) {
    try {
      return Class.forName(name).asSubclass(FormatFamily.class).getConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("the family " + name + " cannot be loaded", e);
    }
  }
}
