package dev.diptych.conformance.oracle;

import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Struct;
import dev.diptych.second.Agreement;
import dev.diptych.second.PlainReadException;
import dev.diptych.second.PlainReader;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Selection;
import io.kaitai.struct.KaitaiStruct;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Set;

/** Compares Diptych with plain Kaitai on a file. */
final class Oracle {
  /**
   * Files that are rejected although plain Kaitai accepts them or never terminates. A negative
   * count reads as zero there, and the number would be lost; counts and lengths beyond the file
   * exhaust memory there; its zlib waits forever for truncated data.
   */
  private static final Set<String> STRICTER =
      Set.of("negative-count", "count-too-large", "too-much", "too-many", "too-deep", "bad-zlib");

  private final Engine engine;
  private final PlainReader plain;
  private final SpecKeys keys;
  private final Struct given;

  /**
   * @param given a root with the values of the parameters of the spec
   */
  Oracle(Engine engine, PlainReader plain, SpecKeys keys, Struct given) {
    this.engine = engine;
    this.given = given;
    this.plain = plain;
    this.keys = keys;
  }

  /**
   * Where the two differ, one line each.
   *
   * @param file the file
   * @param strict whether what the document leaves out at a position must be found elsewhere in it
   */
  List<String> differences(byte[] file, boolean strict) {
    Result<LocatedDocument> opened =
        engine.openBinary("file", ByteBuffer.wrap(file), Selection.ANY);
    if (!opened.ok() && STRICTER.contains(opened.diagnostics().get(0).code())) {
      return List.of();
    }
    KaitaiStruct read;
    try {
      read = plain.read(ByteBuffer.wrap(file.clone()), given);
    } catch (PlainReadException e) {
      return opened.ok() ? List.of("read, but plain Kaitai refuses: " + e.getCause()) : List.of();
    }
    if (opened.ok()) {
      LocatedDocument ours = opened.value().orElseThrow();
      return Agreement.differences(ours.document(), !strict || ours.unread() == 0, read, keys);
    }
    return List.of("refused: " + opened.diagnostics().get(0) + ", but plain Kaitai reads it");
  }
}
