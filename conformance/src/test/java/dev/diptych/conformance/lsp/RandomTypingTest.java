package dev.diptych.conformance.lsp;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SemanticTokensRangeParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.junit.jupiter.api.Test;

/**
 * Thousands of edits at random places, also inside of surrogate pairs and line ends: the text of
 * the server is always that of the client, and the diagnostics at the end are those of a text that
 * is opened for the first time.
 */
class RandomTypingTest {
  private static final long SEED = Long.getLong("diptych.seed", 17);
  private static final int EDITS = 10_000;
  private static final int EDITS_PER_TEXT = 50;
  private static final int MAX_LENGTH = 20_000;

  private static final List<String> SNIPPETS =
      List.of(
          "",
          " ",
          "\n",
          "\r",
          "\r\n",
          "{",
          "}",
          "(",
          ")",
          "\"",
          "x\"",
          "#",
          "=",
          "$a",
          "let a = (1 2 3)\n",
          "include \"other.twin\"\n",
          "Camera {\n  Position {\n    0 (1 2 3)\n  }\n}\n",
          "0.5 (1 2 3)\n",
          "1s",
          "repeat 3 every 1s {",
          "Eof",
          "\uFEFF",
          "\u00e9",
          "e\u0301",
          "\u65e5\u672c",
          "\uD83D\uDE00",
          "\uD83D",
          "\uDE00",
          "\u2028",
          "\t");

  private final Random random = new Random(SEED);

  @Test
  void serverHasTheTextOfTheClient() throws IOException {
    List<String> starts = starts();
    try (Editor editor = Editor.inProcess()) {
      List<CompletableFuture<?>> asked = new ArrayList<>();
      for (int i = 0; i < EDITS; i++) {
        String uri = "untitled:text-" + i / EDITS_PER_TEXT + ".twin";
        if (i % EDITS_PER_TEXT == 0) {
          editor.open(uri, starts.get(i / EDITS_PER_TEXT % starts.size()));
        }
        editor.edit(uri, changes(editor.text(uri)));
        assertThat(wire(editor.serverText(uri))).as("edit " + i).isEqualTo(wire(editor.text(uri)));
        if (i % 10 == 0) {
          ask(editor, uri, asked);
        }
        if (i % EDITS_PER_TEXT == EDITS_PER_TEXT - 1) {
          compareWithFreshText(editor, uri);
        }
      }
      for (CompletableFuture<?> answer : asked) {
        assertThat((Object) Editor.wait(answer)).isNotNull();
      }
      assertThat(editor.end()).isZero();
      assertThat(editor.log()).isEmpty();
    }
  }

  /** Halves of pairs cannot be sent: they arrive as question marks. */
  private static String wire(String text) {
    return new String(text.getBytes(UTF_8), UTF_8);
  }

  private static List<String> starts() throws IOException {
    List<String> starts = new ArrayList<>();
    for (String folder : List.of("runtime/animation/docs/examples", "spec/formats")) {
      try (Stream<Path> files = Files.walk(Repository.path(folder))) {
        for (Path file : files.filter(f -> f.toString().endsWith(".twin")).sorted().toList()) {
          String text = Files.readString(file);
          starts.add(text.substring(0, Math.min(text.length(), MAX_LENGTH)));
        }
      }
    }
    return starts;
  }

  private List<TextDocumentContentChangeEvent> changes(String before) {
    List<TextDocumentContentChangeEvent> changes = new ArrayList<>();
    String text = before;
    int count = random.nextInt(8) == 0 ? 1 + random.nextInt(4) : 1;
    for (int i = 0; i < count; i++) {
      TextDocumentContentChangeEvent change = change(text);
      text =
          change.getRange() == null
              ? change.getText()
              : ClientText.edited(text, change.getRange(), change.getText());
      changes.add(change);
    }
    return changes;
  }

  private TextDocumentContentChangeEvent change(String text) {
    if (random.nextInt(300) == 0) {
      return new TextDocumentContentChangeEvent(wire(text.substring(text.length() / 3)));
    }
    int start = random.nextInt(text.length() + 1);
    int length = random.nextInt(3) == 0 ? random.nextInt(random.nextInt(20) == 0 ? 400 : 6) : 0;
    int end = Math.min(text.length(), start + length);
    Range range = new Range(ClientText.position(text, start), ClientText.position(text, end));
    if (random.nextInt(50) == 0) {
      range.setEnd(new Position(range.getEnd().getLine(), Integer.MAX_VALUE));
    }
    return new TextDocumentContentChangeEvent(range, wire(inserted(text)));
  }

  private String inserted(String text) {
    if (random.nextInt(4) == 0 && !text.isEmpty()) {
      int from = random.nextInt(text.length());
      return text.substring(from, Math.min(text.length(), from + random.nextInt(40)));
    }
    if (random.nextInt(2000) == 0) {
      return "\0";
    }
    return SNIPPETS.get(random.nextInt(SNIPPETS.size()));
  }

  private void ask(Editor editor, String uri, List<CompletableFuture<?>> asked) {
    TextDocumentIdentifier document = new TextDocumentIdentifier(uri);
    var texts = editor.server().getTextDocumentService();
    CompletableFuture<?> symbols = texts.documentSymbol(new DocumentSymbolParams(document));
    asked.add(texts.foldingRange(new FoldingRangeRequestParams(document)));
    Range part = new Range(new Position(random.nextInt(30), 0), new Position(60, 3));
    asked.add(texts.semanticTokensRange(new SemanticTokensRangeParams(document, part)));
    if (random.nextBoolean()) {
      symbols.cancel(true);
      // It is answered, or the answer is that it was cancelled.
      asked.add(symbols.handle((answer, failure) -> "done"));
    } else {
      asked.add(symbols);
    }
  }

  private static void compareWithFreshText(Editor editor, String uri) {
    String fresh = uri.replace("text-", "fresh-");
    editor.open(fresh, wire(editor.text(uri)));
    editor.idle();
    assertThat(editor.diagnostics(uri)).as(uri).isEqualTo(editor.diagnostics(fresh));
    editor.close(uri);
    editor.close(fresh);
    editor.idle();
    assertThat(editor.diagnostics(uri)).isEmpty();
  }
}
