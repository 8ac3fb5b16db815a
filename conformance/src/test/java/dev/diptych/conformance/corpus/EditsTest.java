package dev.diptych.conformance.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.conformance.Repository;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.FileBytes;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Selection;
import dev.diptych.twin.edit.DocumentEditor;
import dev.diptych.twin.edit.Edit;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random edits of the files of the corpus: the file of an edited document has, as plain Kaitai in
 * Python reads it, the intended change and no other. An edit is done or rejected with a code.
 * {@code -Ddiptych.edits=N} tries N edits of each file instead of 2, {@code -Ddiptych.seed=N}
 * others. The done and the rejected are counted in {@code conformance/target/edits-SEED.tsv}.
 * Requires Python with its module venv; {@code DIPTYCH_COMPILERS=required} makes its absence a
 * failure.
 */
class EditsTest {
  private static final int COUNT = Integer.getInteger("diptych.edits", 2);
  private static final long SEED = Long.getLong("diptych.seed", 20);
  private static final int MAX_BYTES = 1 << 16;
  private static final int MIN_FORMATS = 10;

  /** Python reads the last element of a list at index -1; other languages have none there. */
  private static final String NEGATIVE = "reads element -1 of a list";

  @TempDir static Path work;

  private final Map<String, Engine> engines = new HashMap<>();
  private final List<Job> jobs = new ArrayList<>();
  private final List<String> wrong = new ArrayList<>();
  private final EditCounts counts = new EditCounts();

  @Test
  void plainPythonReadsTheChangeAndNoOther() throws Exception {
    boolean required = "required".equals(System.getenv("DIPTYCH_COMPILERS"));
    assumeTrue(PlainPython.isThere() || required, "requires Python and its module venv");
    Corpus.make();
    Random random = new Random(SEED);
    List<Job> files = new ArrayList<>(Corpus.jobs());
    files.addAll(equal(Corpus.shipped()));
    for (Job job : files) {
      if (Files.size(job.file()) <= MAX_BYTES) {
        edit(job, random);
      }
    }
    List<PlainPython.Outcome> plain = new PlainPython(work.resolve("plain")).read(jobs);
    Judge judge = new Judge();
    for (int i = 0; i < jobs.size(); i++) {
      Judge.Verdict verdict = judge.verdict(jobs.get(i), plain.get(i));
      if (verdict.outcome() != Judge.Outcome.EQUAL && !verdict.detail().contains(NEGATIVE)) {
        wrong.add(jobs.get(i) + "\t" + verdict.shown() + "\t" + verdict.detail());
      }
    }
    counts.write(Repository.path("conformance/target").resolve("edits-" + SEED + ".tsv"));
    assertThat(wrong).isEmpty();
    assertThat(jobs.stream().map(Job::spec).distinct()).hasSizeGreaterThan(MIN_FORMATS);
    assertThat(jobs.size()).isGreaterThan(counts.rejected() / 2);
  }

  /** The files that plain Kaitai reads as Diptych does, before any edit. */
  private static List<Job> equal(List<Job> jobs) throws Exception {
    List<PlainPython.Outcome> plain = new PlainPython(work.resolve("unedited")).read(jobs);
    Judge judge = new Judge();
    List<Job> equal = new ArrayList<>();
    for (int i = 0; i < jobs.size(); i++) {
      if (judge.verdict(jobs.get(i), plain.get(i)).outcome() == Judge.Outcome.EQUAL) {
        equal.add(jobs.get(i));
      }
    }
    return equal;
  }

  private void edit(Job job, Random random) throws Exception {
    Engine engine = engines.get(job.spec());
    if (engine == null) {
      LoadedSpec spec = SpecLoader.load(job.ksy(), job.imports());
      engine = Engine.of(spec.schema(), spec.spec());
      engines.put(job.spec(), engine);
    }
    byte[] file = Files.readAllBytes(job.file());
    Result<LocatedDocument> opened =
        engine.openBinary(job.name(), ByteBuffer.wrap(file), Selection.ANY);
    if (opened.ok()) {
      LocatedDocument document = opened.value().orElseThrow();
      for (RandomEdits.Chosen edit : RandomEdits.of(document.document().root(), COUNT, random)) {
        edit(job, engine, document, edit);
      }
    }
  }

  private void edit(Job job, Engine engine, LocatedDocument opened, RandomEdits.Chosen chosen)
      throws IOException {
    Edit edit = chosen.edit();
    Result<FileBytes> file;
    try {
      Result<LocatedDocument> edited = new DocumentEditor(engine).edit(opened, List.of(edit));
      file =
          edited.ok()
              ? engine.encode(job.name(), edited.value().orElseThrow())
              : Result.failed(edited.diagnostics());
    } catch (RuntimeException e) {
      throw new AssertionError(job + " " + edit, e);
    }
    if (!file.ok()) {
      String code = file.diagnostics().get(0).code();
      counts.rejected(job.spec(), chosen.kind(), code);
      if (code.equals("not-lossless") || code.equals("internal")) {
        wrong.add(job + "\t" + edit + "\t" + file.diagnostics());
      }
      return;
    }
    byte[] bytes = file.value().orElseThrow().toArray();
    Result<LocatedDocument> again =
        engine.openBinary(job.name(), ByteBuffer.wrap(bytes), Selection.ANY);
    if (!again.ok()) {
      wrong.add(job + "\t" + edit + "\t" + again.diagnostics());
      return;
    }
    String difference =
        EditedValues.difference(
            opened.document().root(), again.value().orElseThrow().document().root(), edit);
    if (difference != null) {
      wrong.add(job + "\t" + edit + "\t" + difference);
    }
    counts.done(job.spec(), chosen.kind());
    Path path = Files.createDirectories(work.resolve("edited")).resolve(jobs.size() + ".bin");
    Files.write(path, bytes);
    String name = job.name() + " " + edit;
    jobs.add(new Job(job.spec(), job.ksy(), job.id(), job.imports(), name, path));
  }
}
