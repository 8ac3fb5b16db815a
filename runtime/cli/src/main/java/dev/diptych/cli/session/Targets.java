package dev.diptych.cli.session;

import dev.diptych.cli.io.Input;
import dev.diptych.files.InputFiles;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The outputs of a command: for one input the file of {@code -o} or standard output, for several
 * the folder of {@code -o}.
 */
public final class Targets {
  private final Map<String, @Nullable Path> files = new LinkedHashMap<>();
  private final InputFiles reads = new InputFiles();
  private @Nullable Path folder;
  private boolean standard;

  private Targets() {}

  /**
   * The output of each of {@code inputs}.
   *
   * @param inputs arguments
   * @param output the argument of {@code -o}, or null
   * @param extension the extension of files in a folder, with its dot; null keeps that of the input
   * @throws UsageException if the arguments do not fit
   */
  public static Targets of(
      List<String> inputs, @Nullable String output, @Nullable String extension) {
    Targets targets = new Targets();
    targets.folder(output);
    if (targets.folder == null && inputs.size() > 1) {
      throw new UsageException("several inputs need a folder: -o FOLDER/");
    }
    inputs.forEach(input -> targets.reads.add(input, "input"));
    for (String input : inputs) {
      targets.add(input, output, extension);
    }
    return targets;
  }

  /**
   * The output of a command without inputs.
   *
   * @param name the name of the file in a folder
   * @param output the argument of {@code -o}, or null
   * @throws UsageException if the argument is not a path
   */
  public static Targets created(String name, @Nullable String output) {
    Targets targets = new Targets();
    targets.folder(output);
    targets.add(name, output, null);
    return targets;
  }

  private void folder(@Nullable String output) {
    if (output != null && output.isEmpty()) {
      throw new UsageException("-o is empty");
    }
    if (output != null && (output.endsWith("/") || isDirectory(output))) {
      folder = path(output);
    }
  }

  private void add(String input, @Nullable String output, @Nullable String extension) {
    if (output == null || output.equals(Input.STANDARD)) {
      standard = output != null;
      files.put(input, null);
      return;
    }
    Path target = folder == null ? path(output) : folder.resolve(name(input, extension));
    if (files.containsValue(target)) {
      throw new UsageException("two inputs would both be written to " + target);
    }
    if (reads.kind(target) != null) {
      throw new UsageException(target + " is both input and output");
    }
    files.put(input, target);
  }

  /** The output file for {@code input}, or null for standard output. */
  public @Nullable Path of(String input) {
    return files.get(input);
  }

  /** Whether {@code -o -} names standard output. */
  boolean standard() {
    return standard;
  }

  /** The folder of the outputs, which may not exist yet; null without one. */
  public @Nullable Path folder() {
    return folder;
  }

  private static String name(String input, @Nullable String extension) {
    if (input.equals(Input.STANDARD)) {
      return extension == null ? "stdin" : "stdin" + extension;
    }
    String name = String.valueOf(path(input).getFileName());
    int dot = name.lastIndexOf('.');
    String stem = dot > 0 ? name.substring(0, dot) : name;
    return extension == null ? name : stem + extension;
  }

  private static boolean isDirectory(String output) {
    return !output.equals(Input.STANDARD) && Files.isDirectory(path(output));
  }

  private static Path path(String text) {
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      throw new UsageException(text + " is not a path");
    }
  }
}
