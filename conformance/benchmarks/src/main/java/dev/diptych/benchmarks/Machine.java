package dev.diptych.benchmarks;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The machine and software of the measurements. */
final class Machine {
  private static final Path PROCESSORS = Path.of("/proc/cpuinfo");
  private static final List<String> PEERS =
      List.of(
          "jackson-core-",
          "protobuf-java-",
          "ion-java-",
          "kaitai-struct-",
          "antlr4-runtime-",
          "daffodil-japi");

  private Machine() {}

  /** Lines for the report. */
  static List<String> lines() {
    int cores = Runtime.getRuntime().availableProcessors();
    return List.of(
        "%s, %d cores, %s".formatted(processor(), cores, memory()),
        "%s %s, %s"
            .formatted(
                System.getProperty("os.name"),
                System.getProperty("os.version"),
                System.getProperty("os.arch")),
        "Java %s, %s"
            .formatted(
                System.getProperty("java.runtime.version"), System.getProperty("java.vm.name")),
        peers(),
        LocalDate.now(ZoneOffset.UTC).toString());
  }

  private static String processor() {
    return field(PROCESSORS, "model name").orElse("unknown processor");
  }

  private static String memory() {
    return field(Path.of("/proc/meminfo"), "MemTotal")
        .map(words -> words.replaceAll("\\D", ""))
        .map(
            kilobytes ->
                "%d GB of memory".formatted(Long.parseLong(kilobytes) * 1024 / 1_000_000_000))
        .orElse("unknown memory");
  }

  private static Optional<String> field(Path file, String name) {
    try (Stream<String> lines = Files.lines(file)) {
      return lines
          .filter(line -> line.startsWith(name))
          .map(line -> line.substring(line.indexOf(':') + 1).strip())
          .findFirst();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** The libraries with versions, from their file names. */
  private static String peers() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(entry -> Path.of(entry).getFileName().toString())
        .filter(name -> PEERS.stream().anyMatch(name::startsWith))
        .map(name -> name.replace(".jar", ""))
        .sorted()
        .collect(Collectors.joining(", "));
  }
}
