package dev.diptych.files;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.Locale;

/** An input could not be read, or an output could not be written; the message is one sentence. */
public final class IoFailure extends IOException {
  private static final long serialVersionUID = 1L;
  private static final String OVERWRITES = "output-is-input";
  private static final String LEAVING = "leaving-link";
  private static final String FULL = "the disk is full";

  private final String code;

  /**
   * A failure.
   *
   * @param code a stable name in kebab-case
   * @param message one sentence
   */
  public IoFailure(String code, String message) {
    super(message);
    this.code = code;
  }

  private IoFailure(String code, String message, Throwable cause) {
    super(message, cause);
    this.code = code;
  }

  /** An output would overwrite a file that the run reads. */
  public static IoFailure overwriting(String name, String kind) {
    return new IoFailure(OVERWRITES, "%s is both %s and output".formatted(name, kind));
  }

  /** Whether the arguments of the command are wrong. */
  public boolean misused() {
    return code.equals(OVERWRITES);
  }

  /** A stable name in kebab-case. */
  public String code() {
    return code;
  }

  /** Whether an output failed because its reader has stopped, as {@code head} does. */
  public boolean readerGone() {
    return getCause() instanceof IOException cause && isBrokenPipe(cause);
  }

  /**
   * A failure to read {@code name}; {@code cause} itself if it is an {@code IoFailure}. A full disk
   * is that of the temporary folder.
   */
  public static IoFailure reading(String name, IOException cause) {
    if (cause instanceof IoFailure failure) {
      return failure;
    }
    if (cause instanceof LeavingLinkException) {
      return new IoFailure(LEAVING, "cannot read " + name + ": " + cause.getMessage());
    }
    if (reason(cause).equals(FULL)) {
      String folder = System.getProperty("java.io.tmpdir");
      return writing("in the temporary folder " + folder + ", on behalf of " + name, cause);
    }
    return new IoFailure("cannot-read", "cannot read " + name + ": " + reason(cause));
  }

  /** A failure to write {@code name}; {@code cause} itself if it is an {@code IoFailure}. */
  public static IoFailure writing(String name, IOException cause) {
    if (cause instanceof IoFailure failure) {
      return failure;
    }
    String message = "cannot write " + name + ": " + reason(cause);
    String code = cause instanceof LeavingLinkException ? LEAVING : "cannot-write";
    return new IoFailure(code, message, cause);
  }

  /** A failure to run the vectors; {@code cause} itself if it is an {@code IoFailure}. */
  public static IoFailure running(IOException cause) {
    return cause instanceof IoFailure failure
        ? failure
        : new IoFailure("cannot-run", String.valueOf(cause.getMessage()));
  }

  /** The message of the operating system is the only sign of a broken pipe. */
  private static boolean isBrokenPipe(IOException cause) {
    String message = String.valueOf(cause.getMessage()).toLowerCase(Locale.ROOT);
    return message.contains("broken pipe")
        || message.contains("pipe is being closed")
        || message.contains("pipe has been ended");
  }

  /** The reason of {@code cause}, without a file name. */
  static String reason(IOException cause) {
    if (cause instanceof NoSuchFileException || cause instanceof FileNotFoundException) {
      return "there is no such file or folder";
    }
    if (cause instanceof FileAlreadyExistsException) {
      return "there is a file with this name";
    }
    if (cause instanceof NotDirectoryException) {
      return "a part of its path is not a folder";
    }
    if (cause instanceof FileSystemLoopException) {
      return "its links form a cycle";
    }
    if (cause instanceof AccessDeniedException) {
      return "permission denied";
    }
    String text =
        cause instanceof FileSystemException failed ? failed.getReason() : cause.getMessage();
    String message = text == null ? cause.getClass().getSimpleName() : text;
    if (isBrokenPipe(cause)) {
      return "the reader has stopped";
    }
    return message.toLowerCase(Locale.ROOT).contains("no space left") ? FULL : message;
  }
}
