package dev.diptych.cli.io;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import java.util.Locale;

/** An input that could not be read, or an output that could not be written, in one sentence. */
public final class IoFailure extends Exception {
  private static final String OVERWRITES = "output-is-input";
  private static final String FULL = "the disk is full";

  private final String code;

  /**
   * A failure.
   *
   * @param code a stable name in kebab-case
   * @param message one sentence for people
   */
  public IoFailure(String code, String message) {
    super(message);
    this.code = code;
  }

  private IoFailure(String code, String message, Throwable cause) {
    super(message, cause);
    this.code = code;
  }

  /** An output that would take the place of what the run reads. */
  public static IoFailure overwriting(String name, String kind) {
    return new IoFailure(OVERWRITES, "%s is %s and output at once".formatted(name, kind));
  }

  /** Whether it is the command that is wrong, and not what happened to a file. */
  public boolean misused() {
    return code.equals(OVERWRITES);
  }

  /** A stable name in kebab-case. */
  public String code() {
    return code;
  }

  /** Whether an output failed because whoever was reading it has stopped, as {@code head} does. */
  public boolean readerGone() {
    return getCause() instanceof IOException cause && isBrokenPipe(cause);
  }

  /**
   * What {@code cause} means for somebody who wanted to read {@code name}. A disk that is full is
   * not that of what is read, but that of what is made on the way.
   */
  public static IoFailure reading(String name, IOException cause) {
    if (reason(cause).equals(FULL)) {
      String folder = System.getProperty("java.io.tmpdir");
      return writing("in the temporary folder " + folder + ", on behalf of " + name, cause);
    }
    return new IoFailure("cannot-read", "cannot read " + name + ": " + reason(cause));
  }

  /** What {@code cause} means for somebody who wanted to write {@code name}. */
  public static IoFailure writing(String name, IOException cause) {
    String message = "cannot write " + name + ": " + reason(cause);
    return new IoFailure("cannot-write", message, cause);
  }

  /** Java has no other sign of it than the words of the system. */
  private static boolean isBrokenPipe(IOException cause) {
    String words = String.valueOf(cause.getMessage()).toLowerCase(Locale.ROOT);
    return words.contains("broken pipe")
        || words.contains("pipe is being closed")
        || words.contains("pipe has been ended");
  }

  /** What {@code cause} means, without the name of a file. */
  static String reason(IOException cause) {
    if (cause instanceof NoSuchFileException || cause instanceof FileNotFoundException) {
      return "there is no such file or folder";
    }
    if (cause instanceof FileSystemLoopException) {
      return "its links lead in a circle";
    }
    if (cause instanceof AccessDeniedException) {
      return "permission denied";
    }
    String text =
        cause instanceof FileSystemException failed ? failed.getReason() : cause.getMessage();
    String said = text == null ? cause.getClass().getSimpleName() : text;
    if (isBrokenPipe(cause)) {
      return "whoever was reading has stopped";
    }
    return said.toLowerCase(Locale.ROOT).contains("no space left") ? FULL : said;
  }
}
