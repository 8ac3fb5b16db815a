package dev.diptych.conformance.lsp.feature;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import dev.diptych.conformance.vectors.Golden;
import dev.diptych.lsp.analysis.Finding;
import dev.diptych.lsp.analysis.Snapshot;
import dev.diptych.lsp.document.Document;
import dev.diptych.lsp.feature.Features;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextEdit;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Fixes of diagnostics: of every invalid vector that has one, the preferred fix removes it. */
final class CodeActionTest {
  private static final TestWorkspace WORKSPACE = TestWorkspace.SHIPPED;
  private static final Path FIXES = Repository.path("conformance/lsp/fixes.tsv");

  private static Stream<Path> invalid() {
    return Stream.of(
            "conformance/vectors/invalid/text",
            "conformance/authored/invalid",
            "conformance/authored/mistakes")
        .flatMap(folder -> TestWorkspace.texts(folder).stream())
        .filter(file -> file.toString().endsWith(".twin"));
  }

  @TestFactory
  Stream<DynamicTest> fixesRemoveWhatTheyFix() throws IOException {
    String table = Files.readString(FIXES);
    return invalid()
        .filter(file -> table.contains(name(file) + "\t"))
        .map(file -> DynamicTest.dynamicTest(name(file), () -> check(file)));
  }

  private static String name(Path file) {
    return file.getParent().getFileName() + "/" + file.getFileName();
  }

  private static Optional<String> text(Path file) {
    try {
      ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file));
      return Optional.of(UTF_8.newDecoder().decode(bytes).toString());
    } catch (CharacterCodingException e) {
      return Optional.empty();
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private static Document document(Path file) {
    return Document.opened(file.toUri().toString(), "", 1, text(file).orElseThrow());
  }

  private static void check(Path file) {
    Document document = document(file);
    Snapshot snapshot = MarkedText.snapshot(document, WORKSPACE);
    for (Finding finding : snapshot.findings().get().list()) {
      for (CodeAction fix : fixes(snapshot, finding)) {
        if (!fix.getIsPreferred()) {
          continue;
        }
        Document fixed = applied(document, fix);
        List<String> left =
            MarkedText.findings(fixed, WORKSPACE).list().stream().map(Finding::message).toList();
        long before =
            snapshot.findings().get().list().stream()
                .filter(each -> each.message().equals(finding.message()))
                .count();
        assertThat(left.stream().filter(finding.message()::equals).count())
            .as(fix.getTitle() + ": " + finding.message() + "\n" + fixed.text())
            .isLessThan(before);
      }
    }
  }

  static List<CodeAction> fixes(Snapshot snapshot, Finding finding) {
    CodeActionParams asked =
        new CodeActionParams(
            new TextDocumentIdentifier(snapshot.analysis().document().uri()),
            finding.range(),
            new CodeActionContext(List.of(), List.of(CodeActionKind.QuickFix)));
    List<CodeAction> found = new ArrayList<>();
    new Features()
        .codeActions()
        .answer(asked, snapshot)
        .forEach(each -> found.add(each.getRight()));
    found.removeIf(action -> action.getIsPreferred() == null);
    return found;
  }

  static Document applied(Document document, CodeAction action) {
    Document result = document;
    for (Map.Entry<String, List<TextEdit>> each : action.getEdit().getChanges().entrySet()) {
      List<TextEdit> edits = new ArrayList<>(each.getValue());
      edits.sort(Comparator.comparingInt(e -> -document.offset(e.getRange().getStart())));
      for (TextEdit edit : edits) {
        TextDocumentContentChangeEvent change =
            new TextDocumentContentChangeEvent(edit.getNewText());
        change.setRange(edit.getRange());
        result = result.edited(2, List.of(change));
      }
    }
    return result;
  }

  @Test
  void everySuggestionHasAFix() throws IOException {
    StringBuilder table = new StringBuilder();
    for (Path file : invalid().filter(each -> text(each).isPresent()).toList()) {
      Snapshot snapshot = MarkedText.snapshot(document(file), WORKSPACE);
      for (Finding finding : snapshot.findings().get().list()) {
        List<String> titles = fixes(snapshot, finding).stream().map(CodeAction::getTitle).toList();
        if (finding.message().contains("did you mean")) {
          assertThat(titles).as(file + ": " + finding.message()).isNotEmpty();
        }
        if (!titles.isEmpty()) {
          table.append(name(file));
          table.append('\t').append(finding.diagnostic().code());
          table.append('\t').append(String.join("; ", titles)).append('\n');
        }
      }
    }
    Golden.hold(FIXES, table.toString());
  }
}
