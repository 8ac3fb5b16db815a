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
 * All processes that an executor started, even those whose parent has exited: they inherit an
 * environment variable. Where the system does not show the environment of processes, as Linux does
 * in {@code /proc}, only descendants of running processes.
 */
final class ProcessGroup {
  /** The variable; its value starts with a prefix that all executors of this run share. */
  static final String VARIABLE = "DIPTYCH_EXECUTOR";

  /** The prefix of the value. */
  static final String RUN = UUID.randomUUID().toString();

  private static final Path PROCESSES = Path.of("/proc");

  /** A process may start another during the search. */
  private static final int MAX_ROUNDS = 20;

  private static final AtomicInteger COUNT = new AtomicInteger();

  private final String mark = RUN + "/" + COUNT.incrementAndGet();

  /** Makes {@code builder} start a process of this group. */
  void mark(ProcessBuilder builder) {
    builder.environment().put(VARIABLE, mark);
  }

  /** Kills {@code first} and all processes of the group. */
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
      return members; // The processes found so far.
    }
    return members;
  }

  private boolean isMember(Path process) {
    try {
      byte[] environment = Files.readAllBytes(process.resolve("environ"));
      String text = new String(environment, StandardCharsets.ISO_8859_1);
      return ("\0" + text).contains("\0" + VARIABLE + "=" + mark + "\0");
    } catch (IOException e) {
      return false; // It has exited or belongs to another user.
    }
  }
}
