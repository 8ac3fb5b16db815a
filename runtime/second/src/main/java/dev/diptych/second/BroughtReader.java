package dev.diptych.second;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.diptych.formats.SchemaWriter;
import dev.diptych.formats.SpecJson;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.document.Document;
import dev.diptych.twin.Engine;
import dev.diptych.twin.GivenParameter;
import io.kaitai.struct.KaitaiStruct;
import java.io.File;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Reads a file with code that Kaitai Struct generates from a spec of a user, in a process of its
 * own: with files in a new folder, limits of time and memory, and no variables of the environment.
 *
 * @param engine the format, with the spec
 * @param document what the codec has decoded from the file
 * @param sources the code, by file name
 */
record BroughtReader(Engine engine, Document document, Map<String, String> sources) {
  private static final String CODE = "second-reading";
  private static final String UNREAD = "no-second-reading";
  private static final String RESULT = "result";
  private static final String ERRORS = "errors";
  private static final String[] MEMORY = {"-Xmx1g", "-XX:+UseSerialGC", "-Xshare:auto"};
  private static final long SECONDS = 60;

  /** A file of this many bytes has one more second. */
  private static final long BYTES_A_SECOND = 1 << 20;

  /**
   * Where the two readings of a file differ.
   *
   * @param name its name, for diagnostics
   * @param file all of it
   * @return an error for each of the first values that differ, or one if the code cannot be run
   * @throws IOException if the process cannot be started
   */
  List<Diagnostic> differences(String name, ByteBuffer file) throws IOException {
    Path folder = Files.createTempDirectory("diptych-second");
    try {
      prepare(folder, file);
      return run(folder, name, SECONDS + file.limit() / BYTES_A_SECOND);
    } finally {
      delete(folder);
    }
  }

  private void prepare(Path folder, ByteBuffer file) throws IOException {
    write(folder, SecondProcess.SCHEMA, SchemaWriter.write(document.schema()));
    write(folder, SecondProcess.SPEC, SpecJson.write(engine.spec(document)));
    Map<String, Object> parameters = new LinkedHashMap<>();
    for (GivenParameter each : engine.parametersOf(document)) {
      parameters.put(each.name(), each.word());
    }
    write(folder, SecondProcess.PARAMETERS, parameters);
    Files.createDirectory(folder.resolve(SecondProcess.CLASSES));
    for (Map.Entry<String, String> source : sources.entrySet()) {
      Path path = folder.resolve(SecondProcess.SOURCES).resolve(source.getKey());
      Files.createDirectories(path.getParent());
      Files.write(path, source.getValue().getBytes(UTF_8));
    }
    Path copy = folder.resolve(SecondProcess.FILE);
    try (FileChannel out =
        FileChannel.open(copy, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
      ByteBuffer all = file.duplicate().rewind();
      while (all.hasRemaining()) {
        out.write(all);
      }
    }
  }

  private static void write(Path folder, String name, Map<String, Object> content)
      throws IOException {
    Files.writeString(folder.resolve(name), escaped(JSON.std.asString(content)));
  }

  /** JSON in ASCII: a string of a spec may have a lone surrogate, which has no UTF-8 form. */
  private static String escaped(String json) {
    StringBuilder ascii = new StringBuilder(json.length());
    for (int i = 0; i < json.length(); i++) {
      char one = json.charAt(i);
      if (one < 0x80) {
        ascii.append(one);
      } else {
        ascii.append("\\u").append(HexFormat.of().toHexDigits(one));
      }
    }
    return ascii.toString();
  }

  private List<Diagnostic> run(Path folder, String name, long seconds) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Installation.javaHome().resolve("bin").resolve("java").toString());
    command.addAll(List.of(MEMORY));
    command.add("-Djava.io.tmpdir=" + folder);
    command.addAll(
        List.of(
            "-cp",
            Installation.classPath(SecondProcess.class, KaitaiStruct.class),
            SecondProcess.class.getName(),
            folder.toString()));
    File result = folder.resolve(RESULT).toFile();
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.environment().clear();
    // Java decodes names of files by it.
    builder.environment().put("LC_ALL", "C.UTF-8");
    builder.redirectOutput(result).redirectError(folder.resolve(ERRORS).toFile());
    Process process = builder.start();
    process.getOutputStream().close();
    try {
      if (!process.waitFor(seconds, TimeUnit.SECONDS)) {
        return List.of(unread(name, "it takes more than " + seconds + " seconds"));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException();
    } finally {
      process.destroyForcibly();
    }
    return diagnostics(name, Files.readAllLines(result.toPath()));
  }

  private List<Diagnostic> diagnostics(String name, List<String> lines) {
    List<Diagnostic> all = new ArrayList<>();
    boolean equal = false;
    for (String line : lines) {
      int tab = line.indexOf('\t');
      String sentence = line.substring(tab + 1);
      switch (line.substring(0, Math.max(0, tab))) {
        case SecondProcess.EQUAL -> equal = true;
        case SecondProcess.DIFFERS -> all.add(differs(name, sentence));
        case SecondProcess.REJECTED -> all.add(unread(name, sentence));
        case SecondProcess.NO_COMPILER -> all.add(noCompiler(name));
        default -> all.add(unread(name, "it ended unexpectedly"));
      }
    }
    if (all.isEmpty() && !equal) {
      all.add(unread(name, "it ended unexpectedly, or needs too much memory"));
    }
    return all;
  }

  private static Diagnostic differs(String name, String difference) {
    return Diagnostic.error(
        CODE,
        new Location.Whole(name),
        difference,
        "Kaitai's Java computes in 32 or 64 bits, and Diptych exactly; if that is not the reason, please"
            + " report it with the spec and the file");
  }

  private static Diagnostic unread(String name, String reason) {
    return Diagnostic.error(
        UNREAD,
        new Location.Whole(name),
        "the Java that Kaitai Struct generates from this spec cannot be compared: " + reason);
  }

  private static Diagnostic noCompiler(String name) {
    return Diagnostic.error(
        UNREAD,
        new Location.Whole(name),
        "--second with --spec requires a JDK: this Java has no compiler",
        "set JAVA_HOME to the folder of a JDK");
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(each);
      }
    }
  }
}
