package dev.diptych.conformance.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Selection;
import dev.diptych.twin.compare.Comparison;
import dev.diptych.twin.compare.Tolerance;
import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BinaryOperator;
import org.junit.jupiter.api.Test;

/**
 * A comparison has one result, although objects have other identities in each run. Each class
 * loader has its own classes here, and with them its own enum constants.
 */
class SameResultTest {
  private static final int RUNS = 8;
  private static final Path FOLDER = Repository.path("conformance/compare/diff");

  /** Compares two texts; runs with classes of its own. */
  public static final class Compared implements BinaryOperator<String> {
    @Override
    public String apply(String before, String after) {
      Engine engine = Engine.shipped();
      return Shown.of(
              new Comparison(engine, Tolerance.NONE, List.of())
                  .compare(open(engine, before), open(engine, after))
                  .value()
                  .orElseThrow())
          .toString();
    }

    private static LocatedDocument open(Engine engine, String text) {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      return engine.openText("a.twin", bytes, Selection.ANY).value().orElseThrow();
    }
  }

  @Test
  void dependsOnNoIdentity() throws Exception {
    // Either of two equally short results would be valid.
    String before = Files.readString(FOLDER.resolve("motion-tracks-swapped.old"));
    String after = Files.readString(FOLDER.resolve("motion-tracks-swapped.new"));
    Set<String> results = new TreeSet<>();
    for (int i = 0; i < RUNS; i++) {
      try (URLClassLoader loader =
          new URLClassLoader(classPath(), ClassLoader.getPlatformClassLoader())) {
        results.add(isolated(loader, before, after));
      }
    }
    assertThat(results).hasSize(1);
  }

  @SuppressWarnings("unchecked")
  private static String isolated(ClassLoader loader, String before, String after)
      throws ReflectiveOperationException {
    Class<?> own = loader.loadClass(Compared.class.getName());
    assertThat(own).isNotEqualTo(Compared.class);
    return ((BinaryOperator<String>) own.getConstructor().newInstance()).apply(before, after);
  }

  private static URL[] classPath() throws MalformedURLException {
    List<URL> urls = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      urls.add(Path.of(entry).toUri().toURL());
    }
    return urls.toArray(URL[]::new);
  }
}
