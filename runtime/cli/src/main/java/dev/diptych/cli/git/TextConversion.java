package dev.diptych.cli.git;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.cli.render.Printable;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.SpecOptions;
import dev.diptych.files.IoFailure;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Set;

/**
 * What git compares of files: their canonical texts if they are binary files of a format, and else
 * what shows that they change. Nothing but a file that cannot be read is an error, because git
 * would show no difference of any file.
 */
final class TextConversion {
  private final Session quiet;
  private final String trouble;

  /**
   * A conversion.
   *
   * @param session the session of the command; messages of a spec would appear for each file, so
   *     that they are not shown
   * @param spec the format
   */
  TextConversion(Session session, SpecOptions spec) {
    this.quiet = session.again(new PrintStream(OutputStream.nullOutputStream(), false, UTF_8));
    this.trouble = trouble(spec);
  }

  /** Why the spec cannot be used; empty if it can. */
  private String trouble(SpecOptions spec) {
    try {
      boolean ready = quiet.choice().prepare(spec) == ExitCode.DONE;
      return ready ? "" : "the spec " + spec.file() + " is rejected: see diptych spec check";
    } catch (IoFailure e) {
      return String.valueOf(e.getMessage());
    }
  }

  /** Whether the spec can be used. */
  boolean isUsable() {
    return trouble.isEmpty();
  }

  /** The specs and their imports, present or not. */
  Set<Path> filesRead() {
    return quiet.filesRead();
  }

  /** What git compares of a file. */
  byte[] of(String name, byte[] bytes) {
    Optional<byte[]> text =
        trouble.isEmpty() ? text(name, bytes, new Faces(quiet.engine())) : Optional.empty();
    return text.orElseGet(() -> GitCommand.isBinary(bytes) ? summary(bytes) : bytes);
  }

  private static Optional<byte[]> text(String name, byte[] bytes, Faces faces) {
    return faces
        .text(name, bytes)
        .flatMap(text -> text.bytes().value())
        .or(() -> faces.damaged(name, bytes));
  }

  private byte[] summary(byte[] bytes) {
    String why = trouble.isEmpty() ? "" : ": " + Printable.of(trouble);
    return "Binary file of %,d bytes, SHA-256 %s%s%n"
        .formatted(bytes.length, HexFormat.of().formatHex(hash(bytes)), why)
        .getBytes(UTF_8);
  }

  /** The SHA-256 of {@code bytes}. */
  static byte[] hash(byte[] bytes) {
    return digest().digest(bytes);
  }

  /** A new SHA-256. */
  static MessageDigest digest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // Every Java has it.
    }
  }
}
