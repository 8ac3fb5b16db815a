package dev.diptych.conformance.lsp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SemanticTokensRangeParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A text of 5 MB is edited and asked about, also while parentheses do not match. Measured: an
 * answer after an edit takes 15 to 60 ms. Here only the client guards against hangs.
 */
class LargeTextTest {
  private static final String URI = "untitled:large.twin";
  private static final int ROWS = 170_000;
  private static final int EDITS = 6;

  private static String text(String before) {
    StringBuilder text = new StringBuilder("Input Animation Ver 1.1\n").append(before);
    text.append("Camera {\n  Position {\n");
    for (int i = 0; i < ROWS; i++) {
      text.append("    ").append(i).append(".25 (0.125 1.5 -").append(i).append(".5)\n");
    }
    return text.append("  }\n  Rotation { 0 (0 0 0 1) }\n}\nEof\n").toString();
  }

  /** Plain texts and authored texts, with characters that are no ASCII, and with an error. */
  @ParameterizedTest
  @ValueSource(strings = {"", "# \u65e5\uD83D\uDE00\n", "let a = 1m\n", "Camera {{\n"})
  void isAnsweredSoon(String before) throws IOException {
    try (Editor editor = Editor.inProcess()) {
      editor.open(URI, text(before));
      editor.idle();
      boolean valid =
          editor.diagnostics(URI).stream().noneMatch(d -> d.getSeverity().getValue() == 1);
      assertThat(valid).isEqualTo(!before.startsWith("Camera"));
      for (int i = 0; i < EDITS; i++) {
        int line = 1_000 * (i + 1);
        Range at = new Range(new Position(line, 4), new Position(line, 4));
        editor.edit(URI, List.of(new TextDocumentContentChangeEvent(at, i % 2 == 0 ? "(" : "7) ")));
        ask(editor, line);
      }
      editor.idle();
      assertThat(editor.diagnostics(URI)).isNotEmpty();
      assertThat(editor.diagnosedVersion(URI)).isEqualTo(EDITS + 1);
      assertThat(editor.serverText(URI)).isEqualTo(editor.text(URI));
    }
  }

  private static void ask(Editor editor, int line) {
    TextDocumentIdentifier document = new TextDocumentIdentifier(URI);
    var texts = editor.server().getTextDocumentService();
    assertThat(Editor.wait(texts.documentSymbol(new DocumentSymbolParams(document)))).isNotEmpty();
    Range part = new Range(new Position(line, 0), new Position(line + 50, 0));
    var some = texts.semanticTokensRange(new SemanticTokensRangeParams(document, part));
    assertThat(Editor.wait(some).getData()).hasSizeGreaterThan(500);
    var all = texts.semanticTokensFull(new SemanticTokensParams(document));
    assertThat(Editor.wait(all).getData()).hasSizeLessThan(1_000_000);
    Editor.wait(texts.foldingRange(new FoldingRangeRequestParams(document)));
  }
}
