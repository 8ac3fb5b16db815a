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

/** A goal that converts files; only those whose inputs have changed. */
abstract class ConvertMojo extends FormatsMojo {
  /** The folder of the outputs. */
  abstract Path output();

  /** The ending of the outputs, without its dot. */
  abstract String ending();

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
      Outcome<Document> document = read(formats.get(), each.getValue());
      messages.show(document.diagnostics());
      if (document.ok()) {
        byte[] bytes = converted(document.value());
        Manifest.update(output().resolve(each.getKey()), bytes);
        String inputs = sums.getOrDefault(each.getKey(), "");
        after.put(each.getKey(), new Manifest.Entry(inputs, Sums.of(bytes)));
      }
    }
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
      byte[] bytes = Files.readAllBytes(each.getValue());
      boolean includes = new String(bytes, ISO_8859_1).contains("include");
      sums.put(
          each.getKey(), Sums.of(List.of(settings, Sums.of(bytes), includes ? includable : "")));
    }
    return sums;
  }
}
