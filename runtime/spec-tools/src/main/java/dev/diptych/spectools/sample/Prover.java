package dev.diptych.spectools.sample;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.FileBytes;
import dev.diptych.model.schema.Schema;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.example.Drafts;
import dev.diptych.spectools.example.Example;
import dev.diptych.spectools.example.values.DraftStruct;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** Makes files of drafts and of bytes, and keeps only those that both faces restore. */
public final class Prover {
  private static final String NAME = "example";

  /** After so many rejected texts in a row, no more are tried. */
  private static final int MAX_REJECTED = 32;

  /** What a rejected text costs in addition to its characters. */
  private static final int REJECTED = 4096;

  private final SpecView spec;
  private final Drafts drafts;
  private final Engine engine;
  private final Proof proof;
  private int rejectedTexts;
  private long work;

  /**
   * For files of {@code spec}.
   *
   * @param drafts the drafts of the same spec
   */
  public Prover(SpecView spec, Drafts drafts) {
    this.spec = spec;
    this.drafts = drafts;
    this.engine = Engine.of(spec.loaded().schema(), spec.loaded().spec(), spec.loaded().plan());
    this.proof = new Proof(engine);
  }

  /** A file with the values of {@code draft}, as a document or, if that fails, as a text. */
  public Result<ProvenFile> of(DraftStruct draft) {
    Result<ProvenFile> file = ofValues(draft);
    return file.ok() || rejectedTexts > MAX_REJECTED ? file : ofText(draft);
  }

  /** The work for what was rejected: about the bytes of it. */
  long work() {
    return work;
  }

  /** A file with the values of {@code draft}. */
  Result<ProvenFile> ofValues(DraftStruct draft) {
    Document document = new Document(schema(), new TableFields(schema()).of(draft.freeze()));
    return encoded(LocatedDocument.unlocated(NAME, document));
  }

  private Result<ProvenFile> ofText(DraftStruct draft) {
    byte[] text = Example.text(spec, drafts, draft).getBytes(UTF_8);
    Result<LocatedDocument> opened = engine.openText(NAME, text, Selection.ANY);
    Result<ProvenFile> file =
        opened.ok() ? encoded(opened.value().orElseThrow()) : Result.failed(opened.diagnostics());
    rejectedTexts = file.ok() ? 0 : rejectedTexts + 1;
    work += file.ok() ? 0 : REJECTED + 2L * text.length;
    return file;
  }

  private Result<ProvenFile> encoded(LocatedDocument opened) {
    Result<FileBytes> file = engine.encode(NAME, opened);
    return file.ok()
        ? of(file.value().orElseThrow().toArray(), opened.document())
        : Result.failed(file.diagnostics());
  }

  /**
   * A file.
   *
   * @param like a document whose parameters it has; null if the format has none
   */
  public Result<ProvenFile> of(byte[] file, @Nullable Document like) {
    ByteBuffer buffer = ByteBuffer.wrap(file);
    Result<LocatedDocument> opened =
        like == null
            ? engine.openBinary(NAME, buffer, Selection.ANY)
            : engine.openAs(like, NAME, buffer);
    if (!opened.ok()) {
      return Result.failed(opened.diagnostics());
    }
    LocatedDocument document = opened.value().orElseThrow();
    return proof
        .print(NAME, buffer, document)
        .map(
            text ->
                new ProvenFile(
                    document.document(),
                    new Blob(file),
                    new Blob(text),
                    engine.parametersOf(document.document())));
  }

  /** The schema as the engine has it. */
  private Schema schema() {
    return engine.schemas().values().iterator().next();
  }
}
