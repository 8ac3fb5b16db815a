package dev.diptych.runner.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * All processes that an executor has started, whoever is their parent by now: they inherit a
 * variable of the environment. Where the system does not show the environments of processes, as
 * Linux does in {@code /proc}, it is only those that still have their parents.
 */
final class ProcessGroup {
  /** The variable; its value begins with what all executors of this run have. */
  static final String VARIABLE = "DIPTYCH_EXECUTOR";

  /** What the value begins with. */
  static final String RUN = UUID.randomUUID().toString();

  private static final Path PROCESSES = Path.of("/proc");

  /** A process may start another while it is looked for. */
  private static final int MAX_ROUNDS = 20;

  private static final AtomicInteger COUNT = new AtomicInteger();

  private final String mark = RUN + "/" + COUNT.incrementAndGet();

  /** Has {@code builder} start a process of this family. */
  void mark(ProcessBuilder builder) {
    builder.environment().put(VARIABLE, mark);
  }

  /** Ends {@code first} and all that came of it. */
  void kill(Process first) {
    List<ProcessHandle> descendants = first.descendants().toList();
    first.destroyForcibly();
    descendants.forEach(ProcessHandle::destroyForcibly);
    boolean more = true;
    for (int round = 0; more && round < MAX_ROUNDS; round++) {
      List<ProcessHandle> members = members();
      members.forEach(ProcessHandle::destroyForcibly);
      more = !members.isEmpty();
    }
  }

  private List<ProcessHandle> members() {
    List<ProcessHandle> members = new ArrayList<>();
    if (!Files.isDirectory(PROCESSES)) {
      return members;
    }
    try (DirectoryStream<Path> processes = Files.newDirectoryStream(PROCESSES, "[0-9]*")) {
      for (Path process : processes) {
        if (isMember(process)) {
          long id = Long.parseLong(process.getFileName().toString());
          ProcessHandle.of(id).ifPresent(members::add);
        }
      }
    } catch (IOException | RuntimeException e) {
      return members; // What was found is found.
    }
    return members;
  }

  private boolean isMember(Path process) {
    try {
      byte[] environment = Files.readAllBytes(process.resolve("environ"));
      String text = new String(environment, StandardCharsets.ISO_8859_1);
      return ("\0" + text).contains("\0" + VARIABLE + "=" + mark + "\0");
    } catch (IOException e) {
      return false; // It has ended, or is somebody else's.
    }
  }
}
