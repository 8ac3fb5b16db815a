package dev.diptych.maven;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.diptych.Diptych;
import dev.diptych.Document;
import dev.diptych.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A goal that converts files; only those whose inputs have changed. */
abstract class ConvertMojo extends FormatsMojo {
  /** The size from which on a file is not read into memory, and always written. */
  static final long LARGE = 1 << 20;

  /** The folder of the outputs. */
  abstract Path output();

  /** The ending of the outputs, without its dot. */
  abstract String ending();

  /** Writes the other face of {@code input} to {@code output}, in parts if possible. */
  abstract Outcome<Path> write(Diptych formats, Path input, Path output) throws IOException;

  /** Reads the document of {@code input}. */
  abstract Outcome<Document> read(Diptych formats, Path input) throws IOException;

  /** The other face of {@code document}. */
  abstract byte[] converted(Document document);

  @Override
  final String run(Messages messages) throws IOException {
    Map<String, Path> wanted = wanted(messages);
    Path state = state("files.tsv");
    Manifest before = Manifest.read(state);
    Map<String, Manifest.Entry> after = new TreeMap<>();
    Map<String, Path> outdated = new TreeMap<>();
    Map<String, String> sums = sums(wanted);
    for (Map.Entry<String, Path> each : wanted.entrySet()) {
      String path = each.getKey();
      if (before.isCurrent(output(), path, sums.getOrDefault(path, ""))) {
        after.put(path, before.entries().get(path));
      } else {
        outdated.put(path, each.getValue());
      }
    }
    convert(outdated, sums, after, messages);
    before.deleteStale(output(), wanted.keySet());
    if (!after.isEmpty() || !before.entries().isEmpty()) {
      new Manifest(after).write(state);
    }
    int current = wanted.size() - outdated.size();
    return count(outdated.size(), "file") + " converted, " + current + " up to date";
  }

  private void convert(
      Map<String, Path> outdated,
      Map<String, String> sums,
      Map<String, Manifest.Entry> after,
      Messages messages)
      throws IOException {
    Optional<Diptych> formats = outdated.isEmpty() ? Optional.empty() : formats(messages);
    if (formats.isEmpty()) {
      return;
    }
    for (Map.Entry<String, Path> each : outdated.entrySet()) {
      Path output = output().resolve(each.getKey());
      String sum = convert(formats.get(), each.getValue(), output, messages);
      if (sum != null) {
        String inputs = sums.getOrDefault(each.getKey(), "");
        after.put(each.getKey(), new Manifest.Entry(inputs, sum));
      }
    }
  }

  /** Converts a file; returns the sum of its output, or null if it is rejected. */
  private @Nullable String convert(Diptych formats, Path input, Path output, Messages messages)
      throws IOException {
    if (Files.size(input) >= LARGE) {
      Outcome<Path> written = write(formats, input, output);
      messages.show(written.diagnostics());
      return written.ok() ? Sums.of(output) : null;
    }
    Outcome<Document> document = read(formats, input);
    messages.show(document.diagnostics());
    if (!document.ok()) {
      return null;
    }
    byte[] bytes = converted(document.value());
    Manifest.update(output, bytes);
    return Sums.of(bytes);
  }

  /** The inputs by the paths of their outputs. */
  private Map<String, Path> wanted(Messages messages) throws IOException {
    Map<String, Path> wanted = new TreeMap<>();
    for (Path input : inputs()) {
      String path = FilePatterns.relative(source(), input);
      int dot = path.lastIndexOf('.');
      String stem = dot > path.lastIndexOf('/') + 1 ? path.substring(0, dot) : path;
      Path other = wanted.putIfAbsent(stem + "." + ending(), input);
      if (other != null) {
        String message = "this file and " + other + " have the same output";
        messages.error("same-output", input.toString(), message, "rename one of them");
      }
    }
    return wanted;
  }

  /** The sum of everything that each output is made from. */
  private Map<String, String> sums(Map<String, Path> wanted) throws IOException {
    Map<String, String> sums = new TreeMap<>();
    String settings = wanted.isEmpty() ? "" : settings();
    String includable = wanted.isEmpty() ? "" : includable();
    for (Map.Entry<String, Path> each : wanted.entrySet()) {
      Path input = each.getValue();
      boolean includes =
          Files.size(input) >= LARGE
              || new String(Files.readAllBytes(input), ISO_8859_1).contains("include");
      sums.put(
          each.getKey(), Sums.of(List.of(settings, Sums.of(input), includes ? includable : "")));
    }
    return sums;
  }
}
