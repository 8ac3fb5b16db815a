package dev.diptych.conformance.library;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What a program has on its class path with the library: what the page lists, and it is enough. */
class JarsTest {
  private static final Path PAGE = Repository.path("runtime/library/docs/library.md");
  private static final Path RESOLVED = Repository.path("runtime/library/target/runtime-jars.txt");
  private static final Pattern ROW = Pattern.compile("(?m)^\\| `([a-z][a-z0-9-]*)` \\|");
  private static final Pattern JAR = Pattern.compile("(?m)^ +[\\w.-]+:([\\w-]+):jar:");

  @Test
  void thePageListsThem() throws IOException {
    assertThat(found(ROW, PAGE)).containsExactlyInAnyOrderElementsOf(jars());
  }

  @Test
  void noneIsForTheCommand() throws IOException {
    assertThat(jars()).contains("diptych-model").doesNotContain("picocli", "diptych-cli");
  }

  /** Everything that the API does with the shipped formats works without any other class. */
  @Test
  void theyAreEnough() throws Exception {
    try (URLClassLoader classes =
        new URLClassLoader(urls(), ClassLoader.getPlatformClassLoader())) {
      Object diptych = classes.loadClass("dev.diptych.Diptych").getMethod("shipped").invoke(null);
      List<Path> inputs =
          Stream.concat(Samples.examples().stream(), some(Samples.binary())).toList();
      assertThat(inputs).hasSizeGreaterThan(20);
      for (Path input : inputs) {
        Object document = called(called(diptych, "open", Path.class, input), "value");
        assertThat((byte[]) called(document, "encode")).isNotEmpty();
        assertThat((byte[]) called(document, "print")).isNotEmpty();
        assertThat(called(document, "check")).isInstanceOf(List.class);
      }
    }
  }

  private static Stream<Path> some(List<Path> files) {
    return Stream.iterate(0, i -> i < files.size(), i -> i + 20)
        .map(files::get)
        .filter(file -> file.toString().contains("valid"))
        .filter(file -> !file.toString().contains("invalid"))
        .filter(file -> !file.toString().contains("of-a-spec"));
  }

  private static Object called(Object object, String method) throws Exception {
    return called(object.getClass().getMethod(method), object);
  }

  private static Object called(Object object, String method, Class<?> type, Object argument)
      throws Exception {
    return called(object.getClass().getMethod(method, type), object, argument);
  }

  private static Object called(Method method, Object object, Object... arguments) throws Exception {
    try {
      return method.invoke(object, arguments);
    } catch (InvocationTargetException e) {
      throw new AssertionError(List.of(arguments).toString(), e.getCause());
    }
  }

  /** The entries of the class path of this test that are the library and its jars. */
  private static URL[] urls() throws IOException {
    List<String> jars = jars();
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(Path::of)
        .filter(
            entry -> jars.stream().anyMatch(jar -> is(entry, jar)) || is(entry, "diptych-library"))
        .map(JarsTest::url)
        .toArray(URL[]::new);
  }

  /** Whether an entry is a jar: a file of a repository, or the classes of a module of the build. */
  private static boolean is(Path entry, String jar) {
    String path = entry.toString().replace(File.separatorChar, '/');
    String module = jar.replaceFirst("^diptych-", "");
    return path.contains("/" + jar + "/")
        || path.matches(".*/" + module + "(/java)?/target/(classes|" + jar + "-[^/]*\\.jar)");
  }

  private static URL url(Path entry) {
    try {
      return entry.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new AssertionError(e);
    }
  }

  private static List<String> jars() throws IOException {
    return found(JAR, RESOLVED);
  }

  private static List<String> found(Pattern pattern, Path file) throws IOException {
    return pattern
        .matcher(Files.readString(file))
        .results()
        .map((MatchResult result) -> result.group(1))
        .toList();
  }
}
