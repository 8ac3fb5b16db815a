package dev.diptych.animation.recording;

import dev.diptych.animation.input.InputAnimation;
import dev.diptych.family.Conversion.Converted;
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
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Reads and writes recordings of hands. */
public final class Recordings {
  private final RecordingFile file;
  private final Engine engine;

  private Recordings(RecordingFile file, int limit) {
    this.file = file;
    this.engine = Engine.of(Recordings.class, "format/").limit(limit);
  }

  /**
   * Reads and writes files of a format.
   *
   * @param limit how many times the default work and memory a file may cost
   */
  public static Recordings of(RecordingFormat format, int limit) {
    return new Recordings(
        switch (format) {
          case HANDSBIN -> new Handsbin();
          case HL2SS -> new SpatialInput();
        },
        limit);
  }

  /**
   * An input animation of a recording.
   *
   * @param name the name of the file, for messages
   * @param bytes all of it
   * @param parse makes the document of a plain text
   * @return the errors in the recording, if it has any
   */
  public Result<Converted> read(String name, byte[] bytes, Function<String, Document> parse) {
    Result<LocatedDocument> opened = open(name, ByteBuffer.wrap(bytes));
    if (!opened.ok()) {
      return Result.failed(opened.diagnostics().stream().map(Recordings::advised).toList());
    }
    LocatedDocument found = opened.value().orElseThrow();
    try {
      Take take = file.read(found.document());
      Document made = TakeDocument.of(take, parse.apply(TakeDocument.empty(take)));
      return Result.of(new Converted(made, notes(take, found)), opened.diagnostics());
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

  private static List<String> notes(Take take, LocatedDocument found) {
    List<String> notes = new ArrayList<>(take.notes());
    if (rest(found) > 0) {
      notes.add("%d bytes after the end are not converted".formatted(rest(found)));
    }
    return notes;
  }

  /**
   * A recording of an input animation.
   *
   * @param rate frames per second; 0 for a frame at each time of a key
   * @param name the name of the recording, if the format has one
   * @throws IllegalArgumentException with one sentence if it cannot be a recording
   */
  public Extracted write(InputAnimation animation, double rate, String name) {
    TakeReader.Read read = TakeReader.of(animation, rate, file.holding());
    Schema schema = schema();
    Document document = file.write(read.take(), name, schema);
    Result<FileBytes> encoded = engine.encode(name, LocatedDocument.unlocated(name, document));
    if (!encoded.ok()) {
      throw new IllegalArgumentException(encoded.diagnostics().get(0).message());
    }
    return Extracted.bytes(encoded.value().orElseThrow().toArray())
        .with(read.lost(), read.take().notes());
  }

  /** The format in the layout that is written. */
  private Schema schema() {
    return engine.schemas().values().stream()
        .filter(schema -> new Selection(file.id(), file.layouts().get(0)).accepts(schema.format()))
        .findFirst()
        .orElseThrow();
  }
}
