package dev.diptych.conformance.lsp.feature;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.lsp.analysis.Finding;
import dev.diptych.lsp.analysis.Findings;
import dev.diptych.lsp.document.Document;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.InsertTextFormat;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextEdit;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What is offered in a valid text and accepted with its defaults causes no new error there: neither
 * at a word, which it replaces, nor on a line of its own.
 */
final class CompletionLawTest {
  private static final int POSITIONS = 12;
  private static final int MAX_LENGTH = 20_000;

  @TestFactory
  Stream<DynamicTest> acceptedItemsAreValid() {
    return Stream.of(
            "spec/formats/input_animation/examples",
            "spec/formats/mikoto_motion/examples",
            "conformance/lsp/law")
        .flatMap(folder -> TestWorkspace.texts(folder).stream())
        .filter(file -> file.toString().matches(".*\\.(twin|mkm)"))
        .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> check(file)));
  }

  private static void check(Path file) throws IOException {
    MarkedText marked = MarkedText.of(file, Files.readString(file));
    Document document = marked.document();
    if (document.text().length() > MAX_LENGTH) {
      return;
    }
    assertThat(errors(MarkedText.findings(document, marked.workspace()))).isEmpty();
    Random random = new Random(file.getFileName().toString().hashCode());
    for (int i = 0; i < POSITIONS; i++) {
      int offset = random.nextInt(document.text().length());
      at(marked, document, document.position(offset), false);
      int line = 1 + random.nextInt(document.lineCount() - 1);
      Position start = new Position(line, 0);
      Document more = replaced(document, start, start, "\n");
      at(marked, more, start, true);
    }
  }

  private static void at(MarkedText marked, Document document, Position position, boolean newLine) {
    var snapshot = MarkedText.snapshot(document, marked.workspace());
    if (!errors(snapshot.findings().get()).isEmpty()) {
      return; // A line end inside of a word.
    }
    for (CompletionItem item : CompletionTest.at(snapshot, position)) {
      TextEdit edit = item.getTextEdit().getLeft();
      boolean snippet = item.getInsertTextFormat() == InsertTextFormat.Snippet;
      String text = snippet ? Snippet.accepted(edit.getNewText()) : edit.getNewText();
      boolean word = !edit.getRange().getStart().equals(edit.getRange().getEnd());
      boolean name = word && edit.getNewText().equals(item.getLabel()) && isName(item);
      if (isIncomplete(item) || word == newLine || name) {
        continue;
      }
      Position start = edit.getRange().getStart();
      Document accepted = replaced(document, start, edit.getRange().getEnd(), text);
      int last = start.getLine() + (int) text.chars().filter(c -> c == '\n').count();
      List<Finding> errors = errors(MarkedText.findings(accepted, marked.workspace()));
      errors.removeIf(
          error ->
              isCase(error)
                  || error.range().getStart().getLine() < start.getLine()
                  || error.range().getStart().getLine() > last);
      assertThat(errors.stream().map(Finding::message))
          .as(() -> item.getLabel() + " at " + MarkedText.place(start) + "\n" + accepted.text())
          .isEmpty();
    }
  }

  /** Whether a block is missing that can be one of several: only the user can choose it. */
  private static boolean isCase(Finding error) {
    return error.diagnostic().code().equals("missing-field")
        && error.message().contains("requires the block");
  }

  /** Whether it replaces the name of a block, attribute or function, whose content stays. */
  private static boolean isName(CompletionItem item) {
    return item.getKind() == CompletionItemKind.Struct
        || item.getKind() == CompletionItemKind.Function
        || item.getKind() == CompletionItemKind.Property;
  }

  /**
   * Whether the user must still write something, or the words of a vocabulary exclude each other.
   */
  private static boolean isIncomplete(CompletionItem item) {
    return item.getLabel().equals("include")
        || item.getLabel().equals("Eof")
        || "expands".equals(item.getDetail())
        || "place".equals(item.getDetail());
  }

  private static Document replaced(Document document, Position from, Position to, String text) {
    TextDocumentContentChangeEvent change = new TextDocumentContentChangeEvent(text);
    change.setRange(new org.eclipse.lsp4j.Range(from, to));
    return document.edited(2, List.of(change));
  }

  private static List<Finding> errors(Findings findings) {
    List<Finding> errors = new ArrayList<>(findings.list());
    errors.removeIf(finding -> !finding.diagnostic().isError());
    return errors;
  }
}
