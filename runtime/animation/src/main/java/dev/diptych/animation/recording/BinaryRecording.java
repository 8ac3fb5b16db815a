package dev.diptych.animation.recording;

import dev.diptych.family.Extracted;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.FileBytes;
import dev.diptych.model.schema.Schema;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Selection;
import java.nio.ByteBuffer;
import java.util.Set;

/** Recordings whose files have a spec. */
final class BinaryRecording implements RecordingCodec {
  private final RecordingFile file;
  private final Engine engine;

  /**
   * Reads and writes files of a format.
   *
   * @param limit how many times the default work and memory a file may cost
   */
  BinaryRecording(RecordingFile file, int limit) {
    this.file = file;
    this.engine = Engine.of(Recordings.class, "format/").limit(limit);
  }

  @Override
  public Set<Part> parts() {
    return file.parts();
  }

  @Override
  public Result<Take> read(String name, byte[] bytes) {
    Result<LocatedDocument> opened = open(name, ByteBuffer.wrap(bytes));
    if (!opened.ok()) {
      return Result.failed(opened.diagnostics().stream().map(BinaryRecording::advised).toList());
    }
    LocatedDocument found = opened.value().orElseThrow();
    try {
      Take take = file.read(found.document());
      long rest = rest(found);
      return Result.of(
          rest == 0 ? take : take.noted("%d bytes after the end are not converted".formatted(rest)),
          opened.diagnostics());
    } catch (RecordingException e) {
      return Result.failed(
          Diagnostic.error(
              RecordingException.CODE,
              found.locations().locate(e.path()),
              String.valueOf(e.getMessage()),
              e.help()));
    }
  }

  /** Opens a file in the first layout that fits, otherwise in the first. */
  private Result<LocatedDocument> open(String name, ByteBuffer bytes) {
    Result<LocatedDocument> first = open(name, bytes, file.layouts().get(0));
    if (fits(first)) {
      return first;
    }
    return file.layouts().stream()
        .skip(1)
        .map(layout -> open(name, bytes, layout))
        .filter(this::fits)
        .findFirst()
        .orElse(first);
  }

  /** Whether a layout describes every byte, and its numbers can be meant. */
  private boolean fits(Result<LocatedDocument> opened) {
    return opened
        .value()
        .filter(found -> rest(found) == 0 && file.isLikely(found.document()))
        .isPresent();
  }

  /** Without advice about commands that have no format for the file. */
  private static Diagnostic advised(Diagnostic error) {
    return error.with(error.help().stream().filter(help -> !help.contains("--damaged")).toList());
  }

  private Result<LocatedDocument> open(String name, ByteBuffer bytes, String layout) {
    return engine.openBinary(name, bytes, new Selection(file.id(), layout));
  }

  /** How many bytes no field describes. */
  private static long rest(LocatedDocument found) {
    return found.unread() + found.document().residue().bytes();
  }

  @Override
  public Extracted write(Take take, String name) {
    Document document = file.write(take, name, schema());
    Result<FileBytes> encoded = engine.encode(name, LocatedDocument.unlocated(name, document));
    if (!encoded.ok()) {
      throw new IllegalArgumentException(encoded.diagnostics().get(0).message());
    }
    return Extracted.bytes(encoded.value().orElseThrow().toArray());
  }

  /** The format in the layout that is written. */
  private Schema schema() {
    return engine.schemas().values().stream()
        .filter(schema -> new Selection(file.id(), file.layouts().get(0)).accepts(schema.format()))
        .filter(schema -> schema.format().version().equals(file.version()))
        .findFirst()
        .orElseThrow();
  }
}
