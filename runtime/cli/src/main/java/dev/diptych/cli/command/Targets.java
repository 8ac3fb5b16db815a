package dev.diptych.cli.command;

import dev.diptych.cli.io.Input;
import dev.diptych.cli.io.ReadFiles;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Where the outputs of a command go: one file to where {@code -o} says or to standard output,
 * several into the folder that {@code -o} names.
 */
final class Targets {
  private final Map<String, Path> files = new LinkedHashMap<>();
  private final ReadFiles reads = new ReadFiles();
  private Path folder;

  private Targets() {}

  /**
   * Where each of {@code inputs} goes.
   *
   * @param inputs arguments
   * @param output what {@code -o} says, or null
   * @param extension how the names of files in a folder end, with its dot; null keeps what they
   *     have
   * @throws IllegalArgumentException with a sentence, where that cannot be
   */
  static Targets of(List<String> inputs, String output, String extension) {
    Targets targets = new Targets();
    if (output != null && output.isEmpty()) {
      throw new IllegalArgumentException("-o names nothing");
    }
    boolean folder = output != null && (output.endsWith("/") || isDirectory(output));
    if (inputs.size() > 1 && !folder) {
      throw new IllegalArgumentException("several inputs need a folder: -o FOLDER/");
    }
    if (folder) {
      targets.folder = path(output);
    }
    inputs.forEach(input -> targets.reads.add(input, "input"));
    for (String input : inputs) {
      targets.add(input, output, folder, extension);
    }
    return targets;
  }

  private void add(String input, String output, boolean folder, String extension) {
    if (output == null || output.equals(Input.STANDARD)) {
      files.put(input, null);
      return;
    }
    Path target = folder ? path(output).resolve(name(input, extension)) : path(output);
    if (files.containsValue(target)) {
      throw new IllegalArgumentException("two inputs would both be written to " + target);
    }
    if (reads.kind(target) != null) {
      throw new IllegalArgumentException(target + " is input and output at once");
    }
    files.put(input, target);
  }

  /** The file that {@code input} goes to, or null for standard output. */
  Path of(String input) {
    return files.get(input);
  }

  /**
   * The folder that the outputs go to, to be made where it is not there; null where there is none.
   */
  Path folder() {
    return folder;
  }

  private static String name(String input, String extension) {
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
      throw new IllegalArgumentException(text + " is not a path", e);
    }
  }
}
