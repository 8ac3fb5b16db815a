package dev.diptych.conformance.budget;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.FileBytes;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Small texts whose spec requests a large file are rejected before it is built. */
@Timeout(60)
class TooMuchTextTest {
  private static final long MEGABYTE = 1 << 20;

  @TempDir Path folder;

  private Engine engine(String id, String body) throws Exception {
    Path ksy = folder.resolve(id + ".ksy");
    Files.writeString(ksy, "meta: {id: " + id + ", endian: le}\n" + body);
    LoadedSpec spec = SpecLoader.load(ksy, List.of());
    return Engine.of(spec.schema(), spec.spec());
  }

  private static Result<FileBytes> compiled(Engine engine, String text) {
    Result<LocatedDocument> opened = engine.openText("text", text.getBytes(UTF_8), Selection.ANY);
    return opened
        .value()
        .map(value -> engine.encode("text", value))
        .orElseGet(() -> Result.failed(opened.diagnostics()));
  }

  /** Checks the code, the line and the cost of the rejection of {@code text}. */
  private static void refuses(Engine engine, String text, String code, int line) {
    long before = allocated();
    List<Diagnostic> found = compiled(engine, text).diagnostics();
    long cost = allocated() - before;
    assertThat(found).extracting(Diagnostic::code).as("%s", found).containsExactly(code);
    assertThat(found.get(0).location()).isInstanceOf(Location.InText.class);
    Location.InText at = (Location.InText) found.get(0).location();
    assertThat(at.source().position(at.span().start()).line()).as(found.toString()).isEqualTo(line);
    assertThat(cost).isLessThan(256 * MEGABYTE);
  }

  private static long allocated() {
    return ((com.sun.management.ThreadMXBean)
            java.lang.management.ManagementFactory.getThreadMXBean())
        .getCurrentThreadAllocatedBytes();
  }

  @Test
  void structsOfDefaults() throws Exception {
    Engine engine =
        engine(
            "many",
            """
            seq: [{id: things, type: thing, repeat: expr, repeat-expr: 2000000000}]
            types: {thing: {seq: [{id: magic, contents: [1]}]}}
            """);
    refuses(engine, "Many Ver 1\nEof\n", "too-much", 1);
  }

  @Test
  void tablesOfDefaults() throws Exception {
    Engine engine =
        engine(
            "tables",
            """
            seq: [{id: points, type: point, repeat: expr, repeat-expr: 250000000}]
            types:
              point:
                seq:
                  - {id: x, type: f4, -twin-default: 0}
                  - {id: y, type: f4, -twin-default: 1}
            """);
    refuses(engine, "Tables Ver 1\nEof\n", "too-much", 1);
  }

  @Test
  void defaultsThatDoublePerLevel() throws Exception {
    StringBuilder spec = new StringBuilder("seq: [{id: top, type: t40}]\ntypes:\n");
    spec.append("  t0: {seq: [{id: magic, contents: [1]}]}\n");
    for (int i = 1; i <= 40; i++) {
      spec.append(
          "  t%d: {seq: [{id: a, type: t%d}, {id: b, type: t%d}]}\n".formatted(i, i - 1, i - 1));
    }
    refuses(engine("doubling", spec.toString()), "Doubling Ver 1\nEof\n", "too-much", 1);
  }

  @Test
  void defaultsOfOmittedElements() throws Exception {
    Engine engine =
        engine(
            "none",
            """
            seq:
              - {id: count, type: u1}
              - {id: things, type: thing, repeat: expr, repeat-expr: count}
            types:
              thing: {seq: [{id: parts, type: part, repeat: expr, repeat-expr: 2000000000}]}
              part: {seq: [{id: magic, contents: [1]}]}
            """);
    assertThat(compiled(engine, "None Ver 1\nEof\n").diagnostics()).isEmpty();
    refuses(engine, "None Ver 1\nThings {\n}\nEof\n", "too-much", 2);
  }

  @Test
  void paddedStrings() throws Exception {
    Engine engine =
        engine(
            "padded",
            """
            seq:
              - {id: kind, type: u1}
              - {id: name, type: str, encoding: ASCII, size: 2000000000, pad-right: 0x20}
            """);
    refuses(engine, "Padded Ver 1\nkind = 1\nname = \"a\"\nEof\n", "too-much", 3);
  }

  @Test
  void slackThatMakesALargeFile() throws Exception {
    Engine engine =
        engine(
            "slack",
            """
            seq: [{id: at, type: u4}]
            instances: {far: {pos: at, type: u1}}
            """);
    String text = "Slack Ver 1\nat = %d4\nfar = 1\nResidue {\n  slack = %d0\n}\nEof\n";
    String large = text.formatted(6_000_000, 6_000_000);
    refuses(engine, large, "too-much", 5);
    assertThat(compiled(engine, text.formatted(2_000_000, 2_000_000)).diagnostics()).isEmpty();
    assertThat(compiled(engine.limit(10), large).diagnostics()).isEmpty();
  }

  @Test
  void paddedStructs() throws Exception {
    Engine engine =
        engine(
            "filled",
            """
            seq: [{id: parts, type: part, size: 16000000, repeat: eos}]
            types: {part: {seq: [{id: first, type: u1}, {id: name, type: strz, encoding: ASCII}]}}
            """);
    StringBuilder text = new StringBuilder("Filled Ver 1\n");
    for (int i = 0; i < 1000; i++) {
      text.append("Parts {\n  first = 1\n  name = \"\"\n}\n");
    }
    refuses(engine, text + "Eof\n", "too-much", 6);
  }

  @Test
  void listsThatNeverEnd() throws Exception {
    Engine engine =
        engine(
            "forever",
            """
            seq: [{id: things, type: thing, repeat: until, repeat-until: '_.magic[0] == 2'}]
            types: {thing: {seq: [{id: magic, contents: [1]}]}}
            """);
    List<Diagnostic> found = compiled(engine, "Forever Ver 1\nThings {\n}\nEof\n").diagnostics();
    assertThat(found).extracting(Diagnostic::code).containsExactly("inconsistent");
    found = compiled(engine, "Forever Ver 1\nEof\n").diagnostics();
    assertThat(found).extracting(Diagnostic::code).containsExactly("inconsistent");
  }

  @Test
  void theLimitCanBeRaised() throws Exception {
    Engine engine =
        engine(
            "larger",
            """
            seq: [{id: things, type: thing, repeat: expr, repeat-expr: 200000}]
            types: {thing: {seq: [{id: magic, contents: [1]}]}}
            """);
    refuses(engine, "Larger Ver 1\nEof\n", "too-much", 1);
    assertThat(compiled(engine.limit(10), "Larger Ver 1\nEof\n").ok()).isTrue();
  }

  /** The file pays for what its text does not mention. */
  @Test
  void aFileOfDefaultsIsPrintedAndProven() throws Exception {
    Engine engine =
        engine(
            "large",
            """
            seq: [{id: things, type: thing, repeat: expr, repeat-expr: 1000000}]
            types: {thing: {seq: [{id: magic, contents: [1]}, {id: more, contents: [1]}]}}
            """);
    byte[] file = new byte[2_000_000];
    java.util.Arrays.fill(file, (byte) 1);
    ByteBuffer bytes = ByteBuffer.wrap(file);
    LocatedDocument opened = engine.openBinary("file", bytes, Selection.ANY).value().orElseThrow();
    assertThat(new Proof(engine).print("file", bytes, opened).ok()).isTrue();
  }
}
