package dev.diptych.conformance.lsp.feature;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.conformance.Repository;
import dev.diptych.conformance.vectors.Golden;
import dev.diptych.lsp.analysis.Analyzer;
import dev.diptych.lsp.analysis.Snapshot;
import dev.diptych.lsp.document.Document;
import dev.diptych.lsp.feature.Features;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
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
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * What an editor is told at the marks {@code §} in specs. What is between {@code §} and {@code ¤},
 * or {@code †} and {@code ‡}, was there before: the former is deleted when the editor asks at that
 * mark, the latter when it asks at any, so that the spec may be broken then. A first line {@code #
 * rename: A B} names the new names to try.
 */
final class SpecFeaturesTest {
  private static final Path FOLDER = Repository.path("conformance/lsp/ksy");
  private static final Pattern MARK = Pattern.compile("§(?:([^§¤\\n]*)¤)?");
  private static final String RENAME = "# rename: ";
  private static final Features FEATURES = new Features();

  @TempDir Path temporary;

  /** A spec that an editor asks about at a position. */
  private record Asked(Document document, Position mark, Snapshot snapshot) {
    TextDocumentIdentifier id() {
      return new TextDocumentIdentifier(document.uri());
    }
  }

  private interface Answers {
    void add(Asked asked, List<String> names, StringBuilder answer);

    /** Answers that are not about a position. */
    interface Whole extends Answers {
      void whole(Asked asked, StringBuilder answer);
    }
  }

  @TestFactory
  Stream<DynamicTest> completion() throws IOException {
    return tests("completion", SpecFeaturesTest::completion);
  }

  @TestFactory
  Stream<DynamicTest> hover() throws IOException {
    return tests("hover", new Explanations());
  }

  @TestFactory
  Stream<DynamicTest> names() throws IOException {
    return tests("names", SpecFeaturesTest::names);
  }

  @TestFactory
  Stream<DynamicTest> outline() throws IOException {
    return tests("outline", new Outlines());
  }

  private Stream<DynamicTest> tests(String kind, Answers answers) throws IOException {
    List<Path> files = specs(FOLDER.resolve(kind));
    Path copies = Files.createDirectories(temporary.toRealPath().resolve(kind));
    for (Path file : files) {
      String text = whole(Files.readString(file)).replaceAll("[†‡]", "");
      Files.writeString(copies.resolve(file.getFileName()), text);
    }
    return files.stream()
        .map(
            file ->
                DynamicTest.dynamicTest(
                    file.getFileName().toString(),
                    () -> check(file, copies.resolve(file.getFileName()), answers)));
  }

  private static List<Path> specs(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(each -> each.toString().endsWith(".ksy")).sorted().toList();
    }
  }

  private static void check(Path file, Path copy, Answers answers) throws IOException {
    String marked = Files.readString(file);
    Analyzer analyzer = new Analyzer(TestWorkspace.SHIPPED, other -> null);
    Asked whole = asked(analyzer, copy, Files.readString(copy), 0);
    whole.snapshot().analyzer().spec(whole.snapshot().analysis());
    boolean renames = marked.startsWith(RENAME);
    String names = renames ? marked.substring(RENAME.length(), marked.indexOf('\n')) : "";
    StringBuilder answer = new StringBuilder();
    Matcher marks = MARK.matcher(marked);
    while (marks.find()) {
      String before = damaged(marked.substring(0, marks.start()));
      String after = damaged(marked.substring(marks.end()));
      Asked asked = asked(analyzer, copy, before + after, before.getBytes(UTF_8).length);
      answer.append(MarkedText.place(asked.mark())).append('\n');
      answers.add(asked, List.of(names.split(" ", -1)), answer);
    }
    if (answers instanceof Answers.Whole all) {
      all.whole(whole, answer);
    }
    Golden.hold(file.resolveSibling(file.getFileName() + ".expected"), answer.toString());
  }

  private static String whole(String marked) {
    return MARK.matcher(marked).replaceAll("$1");
  }

  private static String damaged(String marked) {
    return whole(marked).replaceAll("†[^‡]*‡", "");
  }

  private static Asked asked(Analyzer analyzer, Path file, String text, int offset) {
    Document document = Document.opened(file.toUri().toString(), "", 1, text);
    var analysis = analyzer.analyze(document);
    Snapshot snapshot =
        new Snapshot(
            analysis, () -> analyzer.check(analysis, () -> {}), analyzer, TestWorkspace.SHIPPED);
    return new Asked(document, document.position(offset), snapshot);
  }

  private static void completion(Asked asked, List<String> names, StringBuilder answer) {
    CompletionParams at = new CompletionParams(asked.id(), asked.mark());
    for (CompletionItem each : FEATURES.completion().answer(at, asked.snapshot())) {
      String detail = each.getDetail() == null ? "" : ": " + each.getDetail();
      answer.append("  ").append(each.getKind()).append(' ').append(each.getLabel());
      answer.append(detail).append('\n');
    }
  }

  /** Hovers, then the hints of the whole spec. */
  private static final class Explanations implements Answers.Whole {
    @Override
    public void add(Asked asked, List<String> names, StringBuilder answer) {
      HoverParams at = new HoverParams(asked.id(), asked.mark());
      Hover hover = FEATURES.hovers().answer(at, asked.snapshot());
      String shown = hover == null ? "" : hover.getContents().getRight().getValue();
      shown.lines().forEach(line -> answer.append(("  " + line).stripTrailing()).append('\n'));
    }

    @Override
    public void whole(Asked asked, StringBuilder answer) {
      answer.append("hints\n");
      Range all = asked.document().range(0, asked.document().length());
      InlayHintParams range = new InlayHintParams(asked.id(), all);
      for (InlayHint hint : FEATURES.inlayHints().answer(range, asked.snapshot())) {
        String place = MarkedText.place(hint.getPosition());
        String label = hint.getLabel().getLeft();
        answer.append("  ").append(place).append(' ').append(label).append('\n');
      }
    }
  }

  private static void names(Asked asked, List<String> names, StringBuilder answer) {
    var feature = FEATURES.names();
    Position mark = asked.mark();
    Snapshot snapshot = asked.snapshot();
    DefinitionParams at = new DefinitionParams(asked.id(), mark);
    lines("definition", feature.definition(at, snapshot), answer);
    ReferenceParams all = new ReferenceParams(asked.id(), mark, new ReferenceContext(true));
    lines("references", feature.references(all, snapshot), answer);
    answer.append("  highlights");
    for (DocumentHighlight each :
        feature.highlights(new DocumentHighlightParams(asked.id(), mark), snapshot)) {
      answer.append(' ').append(MarkedText.place(each.getRange().getStart()));
      answer.append(each.getKind().name().charAt(0));
    }
    Range range = feature.prepare(new PrepareRenameParams(asked.id(), mark), snapshot);
    Document document = asked.document();
    answer.append("\n  prepare ");
    answer.append(range == null ? "none" : document.text(document.span(range))).append('\n');
    for (String name : names) {
      answer.append("  rename ").append(name).append(": ");
      answer.append(renamed(asked, name)).append('\n');
    }
  }

  private static String renamed(Asked asked, String name) {
    try {
      StringBuilder edits = new StringBuilder();
      RenameParams wanted = new RenameParams(asked.id(), asked.mark(), name);
      FEATURES
          .names()
          .rename(wanted, asked.snapshot())
          .getChanges()
          .forEach(
              (uri, all) -> {
                edits.append(uri.replaceAll(".*/", ""));
                for (TextEdit each : all) {
                  edits.append(' ').append(MarkedText.place(each.getRange().getStart()));
                }
                edits.append("; ");
              });
      return edits.toString().strip();
    } catch (ResponseErrorException e) {
      return "refused: " + e.getMessage();
    }
  }

  private static void lines(String what, List<Location> locations, StringBuilder answer) {
    answer.append("  ").append(what);
    for (Location each : locations) {
      String place = MarkedText.place(each.getRange().getStart());
      answer.append(' ').append(each.getUri().replaceAll(".*/", "")).append(':').append(place);
    }
    answer.append('\n');
  }

  /** The outline of the whole spec, then the types of its names. */
  private static final class Outlines implements Answers.Whole {
    @Override
    public void add(Asked asked, List<String> names, StringBuilder answer) {
      whole(asked, answer);
    }

    @Override
    public void whole(Asked asked, StringBuilder answer) {
      Snapshot snapshot = asked.snapshot();
      DocumentSymbolParams all = new DocumentSymbolParams(asked.id());
      for (var each : FEATURES.symbols().answer(all, snapshot)) {
        symbol(each.getRight(), "", answer);
      }
      SemanticTokensParams tokens = new SemanticTokensParams(asked.id());
      answer.append("tokens ");
      answer.append(FEATURES.tokenTypes().all(tokens, snapshot).getData()).append('\n');
    }
  }

  private static void symbol(DocumentSymbol symbol, String indent, StringBuilder answer) {
    Range range = symbol.getRange();
    answer
        .append(indent)
        .append(symbol.getKind())
        .append(' ')
        .append(symbol.getName())
        .append(' ')
        .append(MarkedText.place(range.getStart()))
        .append('-')
        .append(MarkedText.place(range.getEnd()))
        .append('\n');
    symbol.getChildren().forEach(each -> symbol(each, indent + "  ", answer));
  }
}
