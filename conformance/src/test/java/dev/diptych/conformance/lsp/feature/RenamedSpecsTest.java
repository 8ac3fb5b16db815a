package dev.diptych.conformance.lsp.feature;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.compiler.SpecSource;
import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.compiler.schema.name.TextNames;
import dev.diptych.formats.SpecJson;
import dev.diptych.ksy.resolve.Declaration;
import dev.diptych.ksy.resolve.Occurrence;
import dev.diptych.ksy.resolve.SpecIndex;
import dev.diptych.lsp.analysis.DocumentPath;
import dev.diptych.lsp.analysis.Snapshot;
import dev.diptych.lsp.analysis.SpecView;
import dev.diptych.lsp.document.Document;
import dev.diptych.lsp.feature.Features;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.spectools.SpecEngines;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.junit.jupiter.api.Test;

/**
 * Specs in which something gets another name mean the same but for the name, and so do the texts of
 * files.
 */
final class RenamedSpecsTest {
  private static final long SEED = Long.getLong("diptych.seed", 5);
  private static final int NAMES = Boolean.getBoolean("diptych.exhaustive") ? 1_000 : 3;
  private static final String NAME = "renamed_zz";
  private static final Features FEATURES = new Features();

  private final Random random = new Random(SEED);
  private final Map<Declaration.Kind, Integer> renamed = new HashMap<>();
  private final List<String> refused = new ArrayList<>();
  private int texts;

  @Test
  void onlyTheNameChanges() throws IOException {
    for (Path file : Specs.all()) {
      Specs.Editor editor = new Specs.Editor(file, Files.readString(file));
      Snapshot snapshot = editor.snapshot();
      SpecView view = snapshot.analyzer().spec(snapshot.analysis());
      LoadedSpec before = view.accepted();
      if (before == null) {
        continue; // It shows what is rejected.
      }
      for (SpecIndex.Found each : some(view)) {
        check(snapshot, view, before, each);
      }
    }
    assertThat(renamed.keySet()).contains(Declaration.Kind.FIELD, Declaration.Kind.TYPE);
    assertThat(renamed.keySet()).contains(Declaration.Kind.ENUM, Declaration.Kind.MEMBER);
    assertThat(renamed.keySet()).contains(Declaration.Kind.INSTANCE, Declaration.Kind.VALUE);
    assertThat(texts).isGreaterThan(100);
    // An annotation needs instances of certain names.
    assertThat(refused).allMatch(each -> each.contains("-twin-adapter needs an instance "));
  }

  private List<SpecIndex.Found> some(SpecView view) {
    List<SpecIndex.Found> all = new ArrayList<>();
    for (SpecIndex.Found each : view.all()) {
      boolean declared = each.occurrence().role() == Occurrence.Role.DECLARED;
      if (declared && each.of().kind() != Declaration.Kind.SPEC) {
        all.add(each);
      }
    }
    java.util.Collections.shuffle(all, random);
    return all.subList(0, Math.min(NAMES, all.size()));
  }

  private void check(Snapshot snapshot, SpecView view, LoadedSpec before, SpecIndex.Found found)
      throws IOException {
    String old = found.of().id();
    String what = view.file().getFileName() + " " + found.of().fullName();
    Position at = view.document().position(found.span().start());
    TextDocumentIdentifier id = new TextDocumentIdentifier(view.document().uri());
    RenameParams wanted = new RenameParams(id, at, NAME);
    Map<String, List<TextEdit>> edits;
    try {
      edits = FEATURES.names().rename(wanted, snapshot).getChanges();
    } catch (ResponseErrorException e) {
      refused.add(what + ": " + e.getMessage());
      return;
    }
    SpecEngines specs = new SpecEngines(file -> edited(file, edits));
    SpecEngines.Current after =
        specs.update(new SpecSource(view.file(), TestWorkspace.CORPUS.importPath()));
    assertThat(after.state().errors()).as(what).isEmpty();
    LoadedSpec loaded = after.state().accepted();
    assertThat(meaning(loaded, old)).as(what).isEqualTo(meaning(before, old));
    Engine engine = Engine.of(before.schema(), before.spec(), before.plan());
    for (Path file : files(view.file().getParent())) {
      String text = text(engine, file);
      String other = text(after.engine(), file);
      assertThat(plain(other, old)).as(what).isEqualTo(plain(text, old));
      texts += text == null ? 0 : 1;
    }
    renamed.merge(found.of().kind(), 1, Integer::sum);
  }

  /** The types and enumerations, which have another order if one has another name. */
  private static Set<String> meaning(LoadedSpec loaded, String old) {
    Set<String> all = new HashSet<>();
    for (Object value : SpecJson.write(loaded.spec()).values()) {
      for (Object each : value instanceof List<?> list ? list : List.of(value)) {
        all.add(named(String.valueOf(each), old));
      }
    }
    return all;
  }

  private static String named(String text, String old) {
    return text.replace(NAME, old).replace(TextNames.camel(NAME), TextNames.camel(old));
  }

  /** A name that no text can have is followed by a line there. */
  private static String plain(String text, String old) {
    String camel = TextNames.camel(old);
    return text == null
        ? null
        : named(text, old).replace(old + "_", old).replace(camel + "_", camel);
  }

  private static byte[] edited(Path file, Map<String, List<TextEdit>> edits) {
    String uri = DocumentPath.key(file).toUri().toString();
    List<TextEdit> own = new ArrayList<>(edits.getOrDefault(uri, List.of()));
    try {
      Document document = Document.opened(uri, "", 1, Files.readString(file));
      own.sort(
          (a, b) ->
              document.offset(b.getRange().getStart()) - document.offset(a.getRange().getStart()));
      return document
          .edited(
              2,
              own.stream()
                  .map(
                      each ->
                          new TextDocumentContentChangeEvent(each.getRange(), each.getNewText()))
                  .toList())
          .text()
          .getBytes(UTF_8);
    } catch (IOException e) {
      return null; // It is not there.
    }
  }

  private static Collection<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(each -> each.toString().endsWith(".bin")).sorted().toList();
    }
  }

  /** The text of a file; null if the spec rejects it. */
  private static String text(Engine engine, Path file) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file));
    Result<LocatedDocument> opened = engine.openBinary("file.bin", bytes, Selection.ANY);
    return opened.ok()
        ? new Proof(engine)
            .print("file.bin", bytes, opened.value().orElseThrow())
            .value()
            .map(text -> new String(text, UTF_8))
            .orElse(null)
        : null;
  }
}
