package dev.diptych.conformance.budget;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.binary.packing.Zlib;
import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.conformance.Repository;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Inputs that request far more work or memory than their size are rejected before it is spent. */
class TooMuchTest {
  private static final long MEGABYTE = 1 << 20;

  @TempDir Path folder;

  private Engine engine(String id, String body) throws Exception {
    Path ksy = folder.resolve(id + ".ksy");
    Files.writeString(ksy, "meta: {id: " + id + ", endian: le}\n" + body);
    return engine(ksy);
  }

  private Engine engine(Path ksy) throws Exception {
    LoadedSpec spec = SpecLoader.load(ksy, List.of());
    return Engine.of(spec.schema(), spec.spec());
  }

  /** Checks the code, the location and the cost of the rejection of {@code file}. */
  private static void refuses(Engine engine, byte[] file, String path) {
    long before = allocated();
    Result<LocatedDocument> opened =
        engine.openBinary("file", ByteBuffer.wrap(file), Selection.ANY);
    long cost = allocated() - before;
    Diagnostic refusal = opened.diagnostics().get(0);
    assertThat(refusal.code()).as(refusal.toString()).isEqualTo("too-much");
    Location.InBytes at = (Location.InBytes) refusal.location();
    assertThat(at.offset()).isBetween(0L, (long) file.length);
    assertThat(at.path().toString()).startsWith(path);
    assertThat(cost).isLessThan(256 * MEGABYTE + 10L * file.length);
  }

  private static long allocated() {
    return ((com.sun.management.ThreadMXBean)
            java.lang.management.ManagementFactory.getThreadMXBean())
        .getCurrentThreadAllocatedBytes();
  }

  private static byte[] bytes(int... bytes) {
    ByteBuffer all = ByteBuffer.allocate(bytes.length);
    for (int one : bytes) {
      all.put((byte) one);
    }
    return all.array();
  }

  @Test
  void elementsOfSizeZero() throws Exception {
    Engine engine =
        engine(
            "empties",
            """
            seq:
              - {id: count, type: u4}
              - {id: things, type: thing, repeat: expr, repeat-expr: count}
            types: {thing: {seq: [{id: name, size: 0}]}}
            """);
    refuses(engine, bytes(0, 0, 0, 127), "things");
  }

  @Test
  void picturesWithEmptyRows() throws Exception {
    Engine engine = engine(Repository.path("conformance/specs/bmp/bmp.ksy"));
    ByteBuffer file = ByteBuffer.allocate(66).order(ByteOrder.LITTLE_ENDIAN);
    file.put("BM".getBytes(ISO_8859_1)).putInt(66).putInt(0).putInt(54).putInt(40);
    file.putInt(0).putInt(Integer.MAX_VALUE).putShort((short) 1).putShort((short) 24);
    refuses(engine, file.array(), "");
  }

  @Test
  void tablesWithoutColumns() throws Exception {
    Engine engine =
        engine(
            "wide",
            """
            seq:
              - {id: count, type: u2}
              - {id: rows, type: row(count), repeat: expr, repeat-expr: count}
            types:
              row:
                params: [{id: count, type: u2}]
                seq: [{id: cells, type: cell, repeat: expr, repeat-expr: count}]
              cell: {seq: [{id: body, size: 0}]}
            """);
    refuses(engine, bytes(255, 255), "rows");
  }

  @Test
  void elementsThatAreReadAtAPosition() throws Exception {
    Engine engine =
        engine(
            "forever",
            """
            seq: [{id: things, type: thing, repeat: until, repeat-until: _.first == 1}]
            types: {thing: {instances: {first: {pos: 0, type: u1}}}}
            """);
    refuses(engine, bytes(0), "things");
  }

  @Test
  void chainsOfPositions() throws Exception {
    Engine engine =
        engine(
            "chain",
            """
            seq: [{id: all, type: link(0)}]
            types:
              link:
                params: [{id: n, type: u4}]
                instances:
                  rest: {pos: n, size-eos: true}
                  next: {pos: n + 1, type: link(n + 1), if: n < _io.size - 1}
            """);
    byte[] file = new byte[1 << 16];
    Result<LocatedDocument> opened =
        engine.openBinary("file", ByteBuffer.wrap(file), Selection.ANY);
    assertThat(opened.diagnostics().get(0).code()).isIn("too-much", "too-deep");
  }

  @Test
  void elementsAtTheSamePosition() throws Exception {
    Engine engine =
        engine(
            "again",
            """
            seq: [{id: links, type: link, repeat: eos}]
            types:
              link:
                seq: [{id: at, type: u2}]
                instances: {rest: {pos: at, size: _io.size - at}}
            """);
    refuses(engine, new byte[1 << 16], "links");
  }

  @Test
  void highlyCompressedFields() throws Exception {
    Engine engine =
        engine(
            "packed",
            "seq: [{id: body, size-eos: true, process: zlib}, {id: end, type: u1, repeat: eos}]\n");
    byte[] file = Zlib.pack(new byte[300_000_000], Zlib.DEFAULT_LEVEL);
    refuses(engine, file, "body");
  }

  @Test
  void stringsThatDouble() throws Exception {
    StringBuilder spec = new StringBuilder("seq: [{id: first, type: u1}]\ninstances:\n");
    spec.append("  s0: {value: '\"ab\"'}\n");
    for (int i = 1; i <= 40; i++) {
      spec.append("  s%d: {value: 's%d + s%d'}\n".formatted(i, i - 1, i - 1));
    }
    refuses(engine("doubling", spec.toString()), bytes(1), "");
  }

  @Test
  void aTextThatDescribesALargeFile() throws Exception {
    Engine engine =
        engine(
            "padded",
            """
            seq:
              - {id: size, type: u4}
              - {id: at, type: u4}
            instances: {far: {pos: at, type: u1}}
            """);
    String text =
        "Padded Ver 1\nsize = 1\nat = 2000000000\nfar = 1\nResidue { slack = 1999999992 }\nEof\n";
    Result<LocatedDocument> opened = engine.openText("text", text.getBytes(UTF_8), Selection.ANY);
    List<Diagnostic> found =
        opened
            .value()
            .map(o -> engine.encode("text", o).diagnostics())
            .orElse(opened.diagnostics());
    assertThat(found).extracting(Diagnostic::code).containsExactly("too-much");
  }

  @Test
  void aSpecThatRequiresManyZeros() throws Exception {
    Engine engine =
        engine(
            "zeros",
            """
            seq: [{id: part, type: part, size: 2000000000}]
            types: {part: {seq: [{id: first, type: u1}]}}
            """);
    byte[] text = "Zeros Ver 1\nfirst = 1\nEof\n".getBytes(UTF_8);
    byte[] block = "Zeros Ver 1\nPart {\n  first = 1\n}\nEof\n".getBytes(UTF_8);
    for (byte[] each : List.of(text, block)) {
      Result<LocatedDocument> opened = engine.openText("text", each, Selection.ANY);
      List<Diagnostic> found =
          opened
              .value()
              .map(o -> engine.encode("text", o).diagnostics())
              .orElse(opened.diagnostics());
      assertThat(found).isNotEmpty().noneMatch(told -> told.code().equals("internal"));
    }
  }

  @Test
  void compressedFieldsWithinCompressedFields() throws Exception {
    Engine engine =
        engine(
            "nested",
            """
            seq: [{id: outer, type: outer, size-eos: true, process: zlib}]
            types: {outer: {seq: [{id: body, size-eos: true, process: zlib}]}}
            """);
    byte[] inner = Zlib.pack(new byte[300_000_000], Zlib.DEFAULT_LEVEL);
    refuses(engine, Zlib.pack(inner, Zlib.DEFAULT_LEVEL), "outer");
  }

  @Test
  void manyHighlyCompressedFields() throws Exception {
    Engine engine =
        engine(
            "parts",
            """
            seq: [{id: parts, type: part, repeat: eos}]
            types:
              part: {seq: [{id: size, type: u4}, {id: body, size: size, process: zlib}]}
            """);
    byte[] packed = Zlib.pack(new byte[1 << 20], Zlib.DEFAULT_LEVEL);
    ByteBuffer file = ByteBuffer.allocate(500 * (4 + packed.length)).order(ByteOrder.LITTLE_ENDIAN);
    while (file.hasRemaining()) {
      file.putInt(packed.length).put(packed);
    }
    refuses(engine, file.array(), "parts");
  }

  /** A picture of 4K, packed as well as pictures are at most, is no bomb. */
  @Test
  void aLargePictureIsAccepted() throws Exception {
    Engine engine = engine("picture", "seq: [{id: pixels, size-eos: true, process: zlib}]\n");
    byte[] pixels = new byte[2160 * (1 + 3840 * 4)];
    for (int i = 0; i < pixels.length; i += 97) {
      pixels[i] = (byte) (i >> 16);
    }
    byte[] file = Zlib.pack(pixels, Zlib.DEFAULT_LEVEL);
    assertThat(file.length).isLessThan(pixels.length / 50);
    ByteBuffer bytes = ByteBuffer.wrap(file);
    LocatedDocument opened = engine.openBinary("file", bytes, Selection.ANY).value().orElseThrow();
    byte[] text = new Proof(engine).print("file", bytes, opened).value().orElseThrow();
    LocatedDocument again = engine.openText("text", text, Selection.ANY).value().orElseThrow();
    assertThat(engine.encode("text", again).value().orElseThrow().sameAs(bytes)).isTrue();
  }

  @Test
  void theLimitCanBeRaised() throws Exception {
    Engine engine = engine("big", "seq: [{id: body, size-eos: true, process: zlib}]\n");
    byte[] file = Zlib.pack(new byte[100 << 20], Zlib.DEFAULT_LEVEL);
    refuses(engine, file, "body");
    ByteBuffer bytes = ByteBuffer.wrap(file);
    assertThat(engine.limit(2).openBinary("file", bytes, Selection.ANY).ok()).isTrue();
  }
}
