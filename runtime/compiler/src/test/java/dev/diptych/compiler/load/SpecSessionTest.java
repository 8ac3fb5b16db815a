package dev.diptych.compiler.load;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.diptych.compiler.SpecSource;
import dev.diptych.ksy.KsyFiles;
import dev.diptych.model.diagnostic.Diagnostic;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Edits of a spec and of what it imports, on the disk and in documents. */
class SpecSessionTest {
  private static final String SPEC = "meta: {id: s, imports: [part]}\nseq: [{id: a, type: part}]\n";
  private static final String PART = "meta: {id: part}\nseq: [{id: b, type: u1}]\n";

  @TempDir private Path folder;
  private final Map<Path, byte[]> documents = new ConcurrentHashMap<>();
  private final KsyFiles files = new KsyFiles(documents::get);
  private SpecSession session;

  @BeforeEach
  void makeSpec() throws IOException {
    write("s", SPEC);
    write("part", PART);
    session = new SpecSession(new SpecSource(path("s"), List.of()), files);
  }

  private Path path(String name) {
    return folder.resolve(name + ".ksy");
  }

  private void write(String name, String text) throws IOException {
    Files.writeString(path(name), text);
  }

  private void type(String name, String text) {
    documents.put(path(name), text.getBytes(UTF_8));
  }

  private static LoadedSpec accepted(SpecState state) {
    return Objects.requireNonNull(state.accepted());
  }

  private static List<String> fields(SpecState state) {
    return accepted(state).schema().struct("part").fields().stream().map(f -> f.id()).toList();
  }

  private static List<String> messages(SpecState state) {
    return state.diagnostics().stream().map(Diagnostic::message).toList();
  }

  @Test
  void nothingIsReadAgainWhileNothingChanges() throws IOException {
    SpecState first = session.update();
    assertThat(first.isCurrent()).isTrue();
    write("s", SPEC);
    assertThat(session.update()).isSameAs(first);
    assertThat(first.files()).containsExactly(path("s"), path("part"));
  }

  @Test
  void onlyWhatChangesIsParsedAgain() throws IOException {
    SpecState first = session.update();
    write("part", PART.replace("id: b", "id: c"));
    SpecState second = session.update();
    assertThat(fields(second)).containsExactly("c");
    var before = accepted(first).spec().origin("s").file();
    assertThat(accepted(second).spec().origin("s").file()).isSameAs(before);
    SpecSession other = new SpecSession(new SpecSource(path("part"), List.of()), files);
    assertThat(accepted(other.update()).spec().origin("part").file())
        .isSameAs(accepted(second).spec().origin("part").file());
  }

  @Test
  void theLastGoodSpecIsKeptWhileThereAreErrors() throws IOException {
    SpecState first = session.update();
    for (String wrong :
        List.of("meta: {", "meta: {id: 1}", PART.replace("u1", "u9"), PART + "-twin-x: 1\n")) {
      write("part", wrong);
      SpecState state = session.update();
      assertThat(state.isCurrent()).isFalse();
      assertThat(state.accepted()).isSameAs(first.accepted());
      assertThat(state.diagnostics()).hasSize(1);
      assertThat(state.files()).contains(path("s"), path("part"));
    }
    write("part", PART.replace("id: b", "id: c"));
    assertThat(session.update().isCurrent()).isTrue();
    assertThat(fields(session.update())).containsExactly("c");
  }

  @Test
  void aSpecThatWasNeverGoodHasErrorsOnly() throws IOException {
    write("s", "meta: {id: s}\nseq: [{id: a, size: n}, {id: b, size: m}]\n");
    SpecState state = session.update();
    assertThat(state.accepted()).isNull();
    assertThat(messages(state)).hasSize(2);
  }

  @Test
  void documentsReplaceTheirFiles() throws IOException {
    SpecState first = session.update();
    type("part", PART.replace("id: b", "id: typed"));
    assertThat(fields(session.update())).containsExactly("typed");
    type("part", PART.replace("type: u1", "type: "));
    assertThat(session.update().isCurrent()).isFalse();
    assertThat(fields(session.update())).containsExactly("typed");
    documents.clear();
    assertThat(session.update().isCurrent()).isTrue();
    assertThat(fields(session.update())).isEqualTo(fields(first));
  }

  @Test
  void importsComeAndGo() throws IOException {
    session.update();
    Files.delete(path("part"));
    assertThat(messages(session.update())).containsExactly("cannot find part.ksy");
    type("s", SPEC.replace("[part]", "[other, part]"));
    assertThat(messages(session.update()))
        .containsExactly("cannot find other.ksy", "cannot find part.ksy");
    write("part", PART);
    documents.clear();
    assertThat(session.update().isCurrent()).isTrue();
  }

  @Test
  void aSpecThatIsGoneCannotBeRead() throws IOException {
    session.update();
    Files.delete(path("s"));
    assertThatThrownBy(session::update).isInstanceOf(NoSuchFileException.class);
    write("s", SPEC);
    assertThat(session.update().isCurrent()).isTrue();
  }

  @Test
  void severalThreadsEditAndRead() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(4);
    try {
      List<Future<Boolean>> done = new java.util.ArrayList<>();
      for (int i = 0; i < 40; i++) {
        String text = PART.replace("id: b", i % 3 == 0 ? "id: 1" : "id: f" + i % 3);
        done.add(
            pool.submit(
                () -> {
                  type("part", text);
                  SpecState state = session.update();
                  return state.accepted() == null || fields(state).size() == 1;
                }));
      }
      for (Future<Boolean> each : done) {
        assertThat(each.get()).isTrue();
      }
    } finally {
      pool.shutdownNow();
    }
    type("part", PART);
    assertThat(fields(session.update())).containsExactly("b");
  }
}
