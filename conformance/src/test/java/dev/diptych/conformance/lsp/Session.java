package dev.diptych.conformance.lsp;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticRelatedInformation;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextEdit;

/**
 * Runs a session: steps that begin with {@code > }, each with lines of text that begin with {@code
 * | }, and then what it prints.
 *
 * <pre>
 * file NAME              writes the lines to a file
 * delete NAME            deletes a file
 * open NAME [crlf] [bom] opens the lines, or the file if there are none
 * edit NAME RANGE "TEXT" … edits, several ranges in one message
 * replace NAME           replaces all of it by the lines
 * close NAME, save NAME, watch
 * diagnostics NAME       prints the diagnostics after all edits
 * ask METHOD NAME [POSITION|RANGE] [JSON]  prints the answer
 * cancel METHOD NAME …   asks and cancels at once; prints nothing
 * apply METHOD NAME [RANGE] [JSON]  applies the answer, edits, and prints the text
 * text NAME              prints whether the server has the text of the client
 * </pre>
 */
final class Session {
  private static final Pattern WORD = Pattern.compile("\\{.*\\}|\"(?:[^\"\\\\]|\\\\.)*\"|\\S+");

  private final Path folder;
  private final Editor editor;

  /** A session with files in {@code folder}. */
  Session(Path folder, Editor editor) {
    this.folder = folder;
    this.editor = editor;
  }

  /** Runs {@code script} and returns it with what its steps print now. */
  String run(String script) throws IOException {
    StringBuilder transcript = new StringBuilder();
    List<String> lines = script.lines().toList();
    int at = 0;
    while (at < lines.size()) {
      String line = lines.get(at++);
      if (line.isEmpty() || line.startsWith("# ")) {
        transcript.append(line).append('\n');
      }
      if (!line.startsWith("> ")) {
        continue;
      }
      transcript.append(line).append('\n');
      List<String> text = new ArrayList<>();
      while (at < lines.size() && lines.get(at).startsWith("|")) {
        transcript.append(lines.get(at)).append('\n');
        text.add(lines.get(at++).replaceFirst("^\\| ?", ""));
      }
      transcript.append(step(words(line.substring(2)), text));
    }
    return transcript.toString();
  }

  private static List<String> words(String line) {
    List<String> words = new ArrayList<>();
    Matcher matcher = WORD.matcher(line);
    while (matcher.find()) {
      words.add(matcher.group());
    }
    return words;
  }

  private String step(List<String> words, List<String> text) throws IOException {
    String name = words.get(words.size() > 1 ? 1 : 0);
    switch (words.get(0)) {
      case "file" -> Files.writeString(folder.resolve(name), joined(text, "\n"));
      case "delete" -> Files.delete(folder.resolve(name));
      case "open" -> open(words, text);
      case "edit" -> edit(words);
      case "replace" ->
          editor.edit(uri(name), List.of(new TextDocumentContentChangeEvent(joined(text, "\n"))));
      case "close" -> editor.close(uri(name));
      case "save" -> editor.save(uri(name));
      case "watch" ->
          editor.notify("workspace/didChangeWatchedFiles", Answers.parse("{\"changes\":[]}"));
      case "diagnostics" -> {
        return diagnostics(name);
      }
      case "ask" -> {
        return Answers.lines(Editor.wait(ask(words)), folderUri());
      }
      case "cancel" -> ask(words).cancel(true);
      case "apply" -> {
        return apply(words);
      }
      case "text" -> {
        // Half of a surrogate pair cannot be sent.
        String sent = new String(editor.text(uri(name)).getBytes(UTF_8), UTF_8);
        String received = new String(editor.serverText(uri(name)).getBytes(UTF_8), UTF_8);
        return received.equals(sent) ? "same\n" : "other\n";
      }
      default -> throw new AssertionError("no step '" + words.get(0) + "'");
    }
    return "";
  }

  private static String joined(List<String> lines, String lineEnd) {
    return String.join(lineEnd, lines) + (lines.isEmpty() ? "" : lineEnd);
  }

  private String folderUri() {
    return folder.toUri().toString();
  }

  private String uri(String name) {
    return name.contains(":") ? name : folder.resolve(name).toUri().toString();
  }

  private void open(List<String> words, List<String> lines) throws IOException {
    String text =
        lines.isEmpty()
            ? Files.readString(folder.resolve(words.get(1)), UTF_8)
            : joined(lines, words.contains("crlf") ? "\r\n" : "\n");
    editor.open(uri(words.get(1)), (words.contains("bom") ? "\uFEFF" : "") + text);
  }

  private void edit(List<String> words) {
    List<TextDocumentContentChangeEvent> changes = new ArrayList<>();
    for (int i = 2; i < words.size(); i += 2) {
      String inserted = Answers.parse(words.get(i + 1)).getAsString();
      changes.add(new TextDocumentContentChangeEvent(range(words.get(i)), inserted));
    }
    editor.edit(uri(words.get(1)), changes);
  }

  private static Range range(String word) {
    String[] ends = word.split("-", -1);
    Position start = position(ends[0]);
    return new Range(start, ends.length == 1 ? start : position(ends[1]));
  }

  private static Position position(String word) {
    String[] numbers = word.split(":", -1);
    return new Position(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]));
  }

  private CompletableFuture<Object> ask(List<String> words) {
    JsonObject parameters = new JsonObject();
    JsonObject document = new JsonObject();
    document.addProperty("uri", uri(words.get(2)));
    parameters.add("textDocument", document);
    for (String word : words.subList(3, words.size())) {
      if (word.startsWith("{")) {
        JsonElement more = Answers.parse(word);
        more.getAsJsonObject().asMap().forEach(parameters::add);
      } else if (word.contains("-")) {
        parameters.add("range", Answers.json(range(word)));
      } else {
        parameters.add("position", Answers.json(position(word)));
      }
    }
    return editor.request(words.get(1), parameters);
  }

  private String diagnostics(String name) {
    editor.idle();
    List<Diagnostic> found = editor.diagnostics(uri(name));
    if (found == null || found.isEmpty()) {
      return "none\n";
    }
    StringBuilder lines = new StringBuilder();
    for (Diagnostic diagnostic : found) {
      lines
          .append(ranged(diagnostic.getRange()))
          .append(' ')
          .append(diagnostic.getSeverity())
          .append(' ')
          .append(diagnostic.getCode().getLeft())
          .append(": ")
          .append(diagnostic.getMessage().getLeft().replace("\n", "\n  "))
          .append('\n');
      for (DiagnosticRelatedInformation place : diagnostic.getRelatedInformation()) {
        lines
            .append("  ")
            .append(place.getLocation().getUri())
            .append(' ')
            .append(ranged(place.getLocation().getRange()))
            .append(' ')
            .append(place.getMessage())
            .append('\n');
      }
    }
    return lines.toString().replace(folderUri(), "").replace(folder + "/", "");
  }

  private static String ranged(Range range) {
    return Answers.lines(range, "").strip().replace("\"", "");
  }

  private String apply(List<String> words) {
    List<TextEdit> edits = new ArrayList<>();
    for (Object edit : (List<?>) Editor.wait(ask(words))) {
      edits.add((TextEdit) edit);
    }
    // From the last, so that the others keep their places.
    edits.sort(
        Comparator.comparing((TextEdit e) -> e.getRange().getStart().getLine())
            .thenComparing(e -> e.getRange().getStart().getCharacter())
            .reversed());
    String uri = uri(words.get(2));
    editor.edit(
        uri,
        edits.stream()
            .map(each -> new TextDocumentContentChangeEvent(each.getRange(), each.getNewText()))
            .toList());
    StringBuilder lines = new StringBuilder(edits.size() + " edits\n");
    editor.text(uri).lines().forEach(line -> lines.append(": ").append(line).append('\n'));
    return lines.toString();
  }
}
