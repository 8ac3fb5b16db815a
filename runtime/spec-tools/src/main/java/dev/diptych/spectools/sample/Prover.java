package dev.diptych.spectools.sample;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.FileBytes;
import dev.diptych.model.schema.Schema;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.example.Drafts;
import dev.diptych.spectools.example.Example;
import dev.diptych.spectools.example.values.DraftStruct;
import dev.diptych.spectools.example.values.TableFields;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import java.nio.ByteBuffer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Makes files of drafts and of bytes, and keeps only those that both faces restore. */
public final class Prover {
  private static final String NAME = "example";
  private static final String TOO_DEEP = "structs are nested too deep";

  /** After so many rejected texts in a row, no more are tried. */
  private static final int MAX_REJECTED = 32;

  /** The work for any file, however small. */
  private static final int TRIED = 2048;

  /** The work for each byte of a file and of its text, which are written and read several times. */
  private static final long FACE = 3;

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

  /** The work so far, in the units of drafts. */
  public long work() {
    return work;
  }

  /** A file with the values of {@code draft}, as a document or, if that fails, as a text. */
  public Result<ProvenFile> of(DraftStruct draft) {
    Result<ProvenFile> file = ofValues(draft);
    if (file.ok() || rejectedTexts > MAX_REJECTED) {
      return file;
    }
    long before = draft.work().done();
    Result<ProvenFile> ofText = guarded(() -> text(draft));
    work += draft.work().done() - before;
    return ofText;
  }

  /** A file with the values of {@code document}. */
  Result<ProvenFile> of(Document document) {
    Document own = new Document(schema(), document.root());
    return guarded(() -> encoded(LocatedDocument.unlocated(NAME, own)));
  }

  /** A file with the values of {@code draft}. */
  Result<ProvenFile> ofValues(DraftStruct draft) {
    return guarded(
        () -> {
          Document document =
              new Document(schema(), new TableFields(schema()).of(draft.document()));
          return encoded(LocatedDocument.unlocated(NAME, document));
        });
  }

  /**
   * A file.
   *
   * @param like a document whose parameters it has; null if the format has none
   */
  public Result<ProvenFile> of(byte[] file, @Nullable Document like) {
    return guarded(() -> bytes(file, like));
  }

  /** Rejects what nests too deeply for what reads and writes it. */
  private Result<ProvenFile> guarded(Supplier<Result<ProvenFile>> attempt) {
    work += TRIED;
    try {
      return attempt.get();
    } catch (StackOverflowError e) {
      return Result.failed(Diagnostic.error("too-deep", new Location.Whole(NAME), TOO_DEEP));
    }
  }

  private Result<ProvenFile> text(DraftStruct draft) {
    byte[] text = Example.text(spec, drafts, draft).getBytes(UTF_8);
    work += FACE * text.length;
    Result<LocatedDocument> opened = engine.openText(NAME, text, Selection.ANY);
    Result<ProvenFile> file =
        opened.ok() ? encoded(opened.value().orElseThrow()) : Result.failed(opened.diagnostics());
    rejectedTexts = file.ok() ? 0 : rejectedTexts + 1;
    return file;
  }

  private Result<ProvenFile> encoded(LocatedDocument opened) {
    Result<FileBytes> file = engine.encode(NAME, opened);
    return file.ok()
        ? bytes(file.value().orElseThrow().toArray(), opened.document())
        : Result.failed(file.diagnostics());
  }

  private Result<ProvenFile> bytes(byte[] file, @Nullable Document like) {
    work += FACE * file.length;
    ByteBuffer buffer = ByteBuffer.wrap(file);
    Result<LocatedDocument> opened =
        like == null
            ? engine.openBinary(NAME, buffer, Selection.ANY)
            : engine.openAs(like, NAME, buffer);
    if (!opened.ok()) {
      return Result.failed(opened.diagnostics());
    }
    LocatedDocument document = opened.value().orElseThrow();
    return proof.print(NAME, buffer, document).map(text -> proven(document, file, text));
  }

  private ProvenFile proven(LocatedDocument document, byte[] file, byte[] text) {
    work += TRIED + FACE * text.length;
    return new ProvenFile(
        document.document(),
        new Blob(file),
        new Blob(text),
        engine.parametersOf(document.document()));
  }

  /** The schema as the engine has it. */
  private Schema schema() {
    return engine.schemas().values().iterator().next();
  }
}
