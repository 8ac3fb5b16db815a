package dev.diptych.conformance.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.diptych.cli.DiptychCommand;
import dev.diptych.cli.session.Console;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code doctor} says about installations that lack something. */
class DoctorTest {
  @TempDir Path folder;

  @Test
  void everyPartHasACheck() throws IOException {
    Map<String, Map<String, Object>> checks = checks(folder);
    assertThat(checks.keySet())
        .contains("Java", "memory", "cache folder", "archive of classes", "generator")
        .contains(
            "Java compiler",
            "language server",
            "plots",
            "tables",
            "queries",
            "browser for view render");
    assertThat(checks.get("generator")).containsEntry("ok", true).doesNotContainKey("hint");
    assertThat(checks.get("Java").get("state").toString())
        .startsWith(System.getProperty("java.version"));
  }

  @Test
  void theCacheFolderHasToBeOneThatCanBeCreated() throws IOException {
    assertThat(checks(folder.resolve("a/b")).get("cache folder"))
        .containsEntry("ok", true)
        .extracting("state")
        .asString()
        .contains("not used yet");
    assertThat(folder.resolve("a")).doesNotExist();
    Files.write(folder.resolve("kept"), new byte[2_500_000]);
    assertThat(checks(folder).get("cache folder").get("state").toString()).contains("2.5 MB");
    Path file = Files.write(folder.resolve("file"), new byte[1]);
    assertThat(checks(file.resolve("sub")).get("cache folder"))
        .containsEntry("ok", false)
        .containsKey("hint");
    assertThat(checks(null).get("cache folder")).containsEntry("ok", false);
  }

  @ParameterizedTest
  @ValueSource(strings = {"damaged.jsa", "damaged.aot"})
  void anArchiveThatJavaRejectsIsReported(String name) throws IOException {
    assertThat(checks(folder).get("archive of classes").get("state").toString()).startsWith("none");
    Path damaged = Files.write(folder.resolve(name), new byte[100]);
    System.setProperty("diptych.archive", damaged.toString());
    try {
      Map<String, Object> check = checks(folder).get("archive of classes");
      assertThat(check).containsEntry("ok", false);
      assertThat(check.get("state").toString()).contains("does not fit");
    } finally {
      System.clearProperty("diptych.archive");
    }
  }

  @Test
  void warningsHaveAdvice() throws IOException {
    assertThat(run(null, "doctor"))
        .startsWith("diptych ")
        .contains("\nwarning  cache folder: none", "\n         help: ", "\nok       Java: ");
  }

  private static Map<String, Map<String, Object>> checks(Path cache) throws IOException {
    Map<String, Object> report = JSON.std.mapFrom(run(cache, "doctor", "--json"));
    Map<String, Map<String, Object>> checks = new TreeMap<>();
    for (Object each : (List<?>) report.get("checks")) {
      Map<String, Object> check = new TreeMap<>();
      ((Map<?, ?>) each).forEach((name, value) -> check.put(name.toString(), value));
      checks.put(check.get("check").toString(), check);
    }
    return checks;
  }

  private static String run(Path cache, String... words) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream err =
        new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8);
    int code =
        DiptychCommand.run(
            new Console(InputStream.nullInputStream(), out, err, false, cache), words);
    assertThat(code).isZero();
    return out.toString(StandardCharsets.UTF_8);
  }
}
