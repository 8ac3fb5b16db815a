package dev.diptych.conformance.lsp.feature;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.diptych.authoring.AuthoredTexts;
import dev.diptych.authoring.Vocabulary;
import dev.diptych.conformance.Repository;
import dev.diptych.lsp.analysis.Snapshot;
import dev.diptych.lsp.document.Document;
import dev.diptych.lsp.feature.Features;
import dev.diptych.lsp.feature.Names;
import dev.diptych.twin.Selection;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Definitions, references and new names, across included texts. */
final class NamesTest {
  private static final Path FOLDER = Repository.path("conformance/lsp/names");
  private static final Names NAMES = new Features().names();

  private static Snapshot open(Path file) throws IOException {
    return MarkedText.of(file, Files.readString(file)).snapshot();
  }

  private static Position position(Snapshot snapshot, int line, String word) {
    String text = snapshot.analysis().document().text().lines().toList().get(line - 1);
    return new Position(line - 1, text.indexOf(word) + 1);
  }

  private static TextDocumentIdentifier id(Snapshot snapshot) {
    return new TextDocumentIdentifier(snapshot.analysis().document().uri());
  }

  private static List<String> places(List<Location> locations) {
    return locations.stream()
        .map(
            each ->
                each.getUri().replaceAll(".*/", "")
                    + ":"
                    + MarkedText.place(each.getRange().getStart()))
        .sorted()
        .toList();
  }

  private static List<String> definition(int line, String word) throws IOException {
    Snapshot snapshot = open(FOLDER.resolve("scopes.twin"));
    Position at = position(snapshot, line, word);
    return places(NAMES.definition(new DefinitionParams(id(snapshot), at), snapshot));
  }

  @Test
  void aDefinitionIsTheOneThatEvaluationFinds() throws IOException {
    assertThat(definition(5, "$a")).containsExactly("scopes.twin:4:5");
    assertThat(definition(8, "$a")).containsExactly("scopes.twin:4:5");
    assertThat(definition(9, "$a")).containsExactly("scopes.twin:8:9");
    assertThat(definition(9, "$reach")).containsExactly("library.twin:1:5");
    assertThat(definition(10, "$late")).containsExactly("library.twin:2:5");
    assertThat(definition(11, "$a")).containsExactly("scopes.twin:8:9");
    assertThat(definition(11, "$b")).containsExactly("scopes.twin:11:29");
    assertThat(definition(3, "library")).containsExactly("library.twin:1:1");
    assertThat(definition(14, "$tap")).containsExactly("scopes.twin:5:5");
  }

  @Test
  void aFileThatAWordTakesIsDefinedInItself() throws IOException {
    Snapshot snapshot = open(FOLDER.resolve("material.twin"));
    Position take = position(snapshot, 3, "scene.twin");
    assertThat(places(NAMES.definition(new DefinitionParams(id(snapshot), take), snapshot)))
        .containsExactly("scene.twin:1:1");
    for (int line : new int[] {2, 4, 5}) {
      Position other = position(snapshot, line, "\"");
      assertThat(NAMES.definition(new DefinitionParams(id(snapshot), other), snapshot))
          .as("line %s", line)
          .isEmpty();
    }
  }

  private static List<String> references(String file, int line, String word) throws IOException {
    Snapshot snapshot = open(FOLDER.resolve(file));
    Position at = position(snapshot, line, word);
    ReferenceParams asked = new ReferenceParams(id(snapshot), at, new ReferenceContext(true));
    return places(NAMES.references(asked, snapshot));
  }

  @Test
  void referencesAreInAllTexts() throws IOException {
    assertThat(references("scopes.twin", 4, "a ="))
        .containsExactly("scopes.twin:4:5", "scopes.twin:5:14", "scopes.twin:8:19");
    assertThat(references("library.twin", 1, "reach"))
        .containsExactly(
            "library.twin:1:5", "scopes.twin:10:13", "scopes.twin:11:39", "scopes.twin:9:9");
    assertThat(references("scopes.twin", 2, "early"))
        .containsExactly("library.twin:2:13", "scopes.twin:2:5");
  }

  private static WorkspaceEdit rename(Path file, int line, String word, String name)
      throws IOException {
    Snapshot snapshot = open(file);
    Position at = position(snapshot, line, word);
    return NAMES.rename(new RenameParams(id(snapshot), at, name), snapshot);
  }

  @Test
  void namesOfPropsAndGesturesAreNamesOfBlocks() throws IOException {
    String[] all = {
      "props.twin:1:6", "scene.twin:3:20", "scene.twin:5:13", "scene.twin:7:46", "scene.twin:8:25"
    };
    assertThat(references("scene.twin", 5, "Button")).containsExactly(all);
    assertThat(references("props.twin", 1, "Button")).containsExactly(all);
    assertThat(references("scene.twin", 4, "Wave"))
        .containsExactly("scene.twin:10:15", "scene.twin:4:9");
    Snapshot snapshot = open(FOLDER.resolve("scene.twin"));
    Position at = position(snapshot, 8, "Button.Front");
    assertThat(places(NAMES.definition(new DefinitionParams(id(snapshot), at), snapshot)))
        .containsExactly("props.twin:1:6");
    assertThat(rename(FOLDER.resolve("scene.twin"), 8, "Button", "Key").getChanges().values())
        .extracting(List::size)
        .containsExactlyInAnyOrder(1, 4);
    assertThatThrownBy(() -> rename(FOLDER.resolve("scene.twin"), 8, "Button", "Knob"))
        .hasMessageContaining("'Knob' is a prop already");
    assertThatThrownBy(() -> rename(FOLDER.resolve("scene.twin"), 10, "Open", "Other"))
        .hasMessageContaining("no name here");
  }

  @Test
  void aNewNameThatChangesAMeaningIsRefused() {
    Path file = FOLDER.resolve("scopes.twin");
    assertRefused(file, "1x", "not a name");
    assertRefused(file, "Eof", "not a name");
    assertRefused(file, "tap", "already");
    assertRefused(file, "reach", "already");
  }

  private static void assertRefused(Path file, String name, String message) {
    assertThatThrownBy(() -> rename(file, 4, "a =", name))
        .isInstanceOf(ResponseErrorException.class)
        .hasMessageContaining(message);
  }

  /** A name that is renamed in all texts leaves what they expand to as it was. */
  @Test
  void renamingKeepsWhatTheTextMeans(@TempDir Path folder) throws IOException {
    for (Object[] each :
        new Object[][] {{2, "early"}, {4, "a ="}, {5, "tap"}, {8, "a ="}, {11, "b ="}}) {
      Path file = copy(folder);
      Object before = meaning(file);
      WorkspaceEdit edit = rename(file, (int) each[0], (String) each[1], "renamed_one");
      int edits = edit.getChanges().values().stream().mapToInt(List::size).sum();
      assertThat(edits).as(each[1].toString()).isGreaterThan(1);
      apply(edit);
      assertThat(meaning(file)).isEqualTo(before);
    }
  }

  private static Path copy(Path folder) throws IOException {
    for (String name : List.of("library.twin", "scopes.twin")) {
      Files.writeString(folder.resolve(name), Files.readString(FOLDER.resolve(name)));
    }
    return folder.resolve("scopes.twin");
  }

  private static Object meaning(Path file) throws IOException {
    List<Vocabulary> vocabularies =
        TestWorkspace.SHIPPED.families().stream().flatMap(f -> f.vocabularies().stream()).toList();
    var includes = TestWorkspace.SHIPPED.includes(file.toString(), other -> null);
    var texts = new AuthoredTexts(TestWorkspace.SHIPPED.engine(), () -> vocabularies, includes, 1);
    var bytes = ByteBuffer.wrap(Files.readString(file).getBytes(UTF_8));
    var opened = texts.openText(file.toString(), bytes, Selection.ANY);
    assertThat(opened.diagnostics().stream().filter(d -> d.isError())).isEmpty();
    return opened.value().orElseThrow().document().root();
  }

  private static void apply(WorkspaceEdit edit) throws IOException {
    for (Map.Entry<String, List<TextEdit>> each : edit.getChanges().entrySet()) {
      Path file = Path.of(java.net.URI.create(each.getKey()));
      Document document = Document.opened(each.getKey(), "", 0, Files.readString(file));
      StringBuilder text = new StringBuilder(document.text());
      Map<Integer, TextEdit> backwards =
          each.getValue().stream()
              .collect(Collectors.toMap(e -> document.offset(e.getRange().getStart()), e -> e));
      for (int start : new TreeSet<>(backwards.keySet()).descendingSet()) {
        TextEdit change = backwards.get(start);
        text.replace(start, document.offset(change.getRange().getEnd()), change.getNewText());
      }
      Files.writeString(file, text);
    }
  }
}
