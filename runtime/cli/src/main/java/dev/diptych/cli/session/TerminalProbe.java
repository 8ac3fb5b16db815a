package dev.diptych.cli.session;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Finds out whether an output stream is a terminal where no launcher has done so: in a container,
 * on Windows, and with {@code java -jar}. Java has no method for a single stream.
 */
final class TerminalProbe {
  private TerminalProbe() {}

  /** What a stream is; null if that cannot be found out. */
  static @Nullable Boolean standardOutput() {
    Boolean found = ofLink(link(1));
    if (found == null && isInteractive(System.console())) {
      found = true;
    }
    if (found == null && isFile(System.getProperty("os.name"))) {
      found = false;
    }
    return found;
  }

  /** The same for standard error. */
  static @Nullable Boolean standardError() {
    return ofLink(link(2));
  }

  /** What a descriptor of this process refers to, on Linux; otherwise null. */
  private static @Nullable String link(int descriptor) {
    try {
      return Files.readSymbolicLink(Path.of("/proc/self/fd/" + descriptor)).toString();
    } catch (IOException | RuntimeException e) {
      return null;
    }
  }

  /**
   * Whether what a link names is a terminal. A device with another name may be one.
   *
   * @param link as in {@code /proc/self/fd} of Linux, or null
   */
  static @Nullable Boolean ofLink(@Nullable String link) {
    if (link == null) {
      return null;
    }
    if (link.matches("/dev/(pts/[0-9]+|tty.*|console|hvc[0-9]+)")) {
      return true;
    }
    boolean other = link.matches("[a-z_]+:.*") || link.equals("/dev/null");
    return (other || Files.isRegularFile(Path.of(link))) ? Boolean.FALSE : null;
  }

  /**
   * Whether standard input and output both are terminals. From Java 22 on, there may be a console
   * without one; its method is not in the Java that this is compiled for.
   */
  private static boolean isInteractive(@Nullable Object console) {
    if (console == null || Runtime.version().feature() < 22) {
      return console != null;
    }
    try {
      return (boolean) java.io.Console.class.getMethod("isTerminal").invoke(console);
    } catch (ReflectiveOperationException e) {
      return false;
    }
  }

  /** Whether standard output is a file: on Windows, only files have a size. */
  private static boolean isFile(String system) {
    if (!system.toLowerCase(Locale.ROOT).startsWith("windows")) {
      return false;
    }
    try {
      // Closing the channel would close standard output.
      FileChannel output = new FileOutputStream(FileDescriptor.out).getChannel();
      return output.size() >= 0;
    } catch (IOException e) {
      return false;
    }
  }
}
