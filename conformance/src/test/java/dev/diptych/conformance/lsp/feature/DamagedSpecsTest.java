package dev.diptych.conformance.lsp.feature;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.lsp.analysis.Finding;
import dev.diptych.lsp.analysis.Snapshot;
import dev.diptych.lsp.document.Document;
import dev.diptych.lsp.feature.Features;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.junit.jupiter.api.Test;

/** Every request about prefixes of specs and damaged ones is answered, within the document. */
final class DamagedSpecsTest {
  private static final long SEED = Long.getLong("diptych.seed", 11);
  private static final boolean EXHAUSTIVE = Boolean.getBoolean("diptych.exhaustive");
  private static final int PREFIXES = 3;
  private static final int DAMAGES = 3;
  private static final String CHARACTERS = " \n\n:-#{}[]'\"|>&*!%@`.,()?x0_\té\uD83D\uDE00\uD83D";
  private static final Features FEATURES = new Features();

  private final Random random = new Random(SEED);

  @Test
  void prefixes() throws IOException {
    for (Path file : Specs.all()) {
      String text = Files.readString(file);
      Specs.Editor editor = new Specs.Editor(file, text);
      editor.snapshot();
      int count = EXHAUSTIVE ? text.length() : PREFIXES;
      for (int i = 0; i < count; i++) {
        int length = EXHAUSTIVE ? i : random.nextInt(text.length() + 1);
        askAll(editor.snapshot(text.substring(0, length)));
      }
    }
  }

  /** Each prefix of one spec, as if it were typed. */
  @Test
  void aSpecThatIsTyped() throws IOException {
    Path file = dev.diptych.conformance.Repository.path("conformance/features/bits/bits.ksy");
    String text = Files.readString(file);
    Specs.Editor editor = new Specs.Editor(file, "");
    for (int length = 0; length <= text.length(); length++) {
      askAll(editor.snapshot(text.substring(0, length)));
    }
  }

  @Test
  void damages() throws IOException {
    for (Path file : Specs.all()) {
      String text = Files.readString(file);
      Specs.Editor editor = new Specs.Editor(file, text);
      askAll(editor.snapshot());
      for (int i = 0; i < (EXHAUSTIVE ? 300 : DAMAGES); i++) {
        askAll(editor.snapshot(damaged(text)));
      }
    }
  }

  private String damaged(String text) {
    StringBuilder damaged = new StringBuilder(text);
    for (int i = 0; i <= random.nextInt(3); i++) {
      int at = random.nextInt(damaged.length() + 1);
      switch (random.nextInt(3)) {
        case 0 -> damaged.delete(at, Math.min(damaged.length(), at + random.nextInt(40)));
        case 1 -> damaged.insert(at, CHARACTERS.charAt(random.nextInt(CHARACTERS.length())));
        default -> {
          int from = random.nextInt(text.length());
          damaged.insert(at, text, from, Math.min(text.length(), from + random.nextInt(60)));
        }
      }
    }
    return damaged.toString();
  }

  private void askAll(Snapshot snapshot) {
    Document document = snapshot.analysis().document();
    TextDocumentIdentifier id = new TextDocumentIdentifier(document.uri());
    Position end = document.position(document.length());
    for (Finding each : snapshot.findings().get().list()) {
      if (each.uri().equals(document.uri())) {
        within(each.range(), end);
      }
    }
    for (var each : FEATURES.symbols().answer(new DocumentSymbolParams(id), snapshot)) {
      within(each.getRight(), end);
    }
    Range all = document.range(0, document.length());
    for (InlayHint each : FEATURES.inlayHints().answer(new InlayHintParams(id, all), snapshot)) {
      within(new Range(each.getPosition(), each.getPosition()), end);
    }
    List<Integer> tokens =
        FEATURES.tokenTypes().all(new SemanticTokensParams(id), snapshot).getData();
    assertThat(tokens).allMatch(each -> each >= 0);
    for (int i = 0; i < 3; i++) {
      askAt(document.position(random.nextInt(document.length() + 1)), id, snapshot, end);
    }
    askAt(end, id, snapshot, end);
  }

  private static void askAt(
      Position at, TextDocumentIdentifier id, Snapshot snapshot, Position end) {
    var names = FEATURES.names();
    for (CompletionItem each :
        FEATURES.completion().answer(new CompletionParams(id, at), snapshot)) {
      Range replaced = each.getTextEdit().getLeft().getRange();
      within(replaced, end);
      assertThat(replaced.getStart().getLine()).isEqualTo(at.getLine());
    }
    Hover hover = FEATURES.hovers().answer(new HoverParams(id, at), snapshot);
    if (hover != null && hover.getRange() != null) {
      within(hover.getRange(), end);
    }
    names.definition(new DefinitionParams(id, at), snapshot).forEach(each -> own(each, id, end));
    ReferenceParams references = new ReferenceParams(id, at, new ReferenceContext(true));
    names.references(references, snapshot).forEach(each -> own(each, id, end));
    for (DocumentHighlight each : names.highlights(new DocumentHighlightParams(id, at), snapshot)) {
      within(each.getRange(), end);
    }
    Range range = names.prepare(new PrepareRenameParams(id, at), snapshot);
    if (range != null) {
      within(range, end);
    }
    try {
      names.rename(new RenameParams(id, at, "renamed_zz"), snapshot);
      assertThat(range).isNotNull();
    } catch (ResponseErrorException e) {
      assertThat(e.getMessage()).isNotBlank();
    }
  }

  private static void own(Location location, TextDocumentIdentifier id, Position end) {
    if (location.getUri().equals(id.getUri())) {
      within(location.getRange(), end);
    }
  }

  private static void within(DocumentSymbol symbol, Position end) {
    within(symbol.getRange(), end);
    Range whole = symbol.getRange();
    Range name = symbol.getSelectionRange();
    assertThat(compare(whole.getStart(), name.getStart())).isNotPositive();
    assertThat(compare(name.getEnd(), whole.getEnd())).as(symbol.getName()).isNotPositive();
    symbol.getChildren().forEach(each -> within(each, end));
  }

  private static void within(Range range, Position end) {
    assertThat(compare(range.getStart(), range.getEnd())).isNotPositive();
    assertThat(compare(range.getEnd(), end)).as(range.toString()).isNotPositive();
  }

  private static int compare(Position a, Position b) {
    return a.getLine() == b.getLine()
        ? Integer.compare(a.getCharacter(), b.getCharacter())
        : Integer.compare(a.getLine(), b.getLine());
  }
}
