package dev.diptych.conformance.scale;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.model.document.FileBytes;
import dev.diptych.twin.Comments;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Memory that is allocated for a struct: it does not depend on how fast or busy a machine is. */
class StructCostTest {
  private static final String SPEC =
      """
      meta: {id: packets, endian: le}
      seq:
        - {id: packets, type: packet, repeat: eos}
      types:
        packet:
          seq:
            - {id: seconds, type: u4}
            - {id: fraction, type: u4}
            - {id: len_body, type: u4}
            - {id: kind, type: u1}
            - {id: body, type: body, size: len_body}
          instances:
            is_long: {value: len_body > 8}
        body:
          seq:
            - {id: port, type: u2}
            - {id: data, size-eos: true}
      """;

  private static final int FEW = 1_000;
  private static final int MANY = 20_000;

  /** Structs of a packet. */
  private static final int STRUCTS = 2;

  /** Bytes that one struct may allocate in one direction, long before most of them are dropped. */
  private static final int MAX_ALLOCATED = 16_000;

  private static Engine engine;

  @BeforeAll
  static void load(@TempDir Path folder) throws Exception {
    Path ksy = Files.writeString(folder.resolve("packets.ksy"), SPEC);
    LoadedSpec spec = SpecLoader.load(ksy, List.of());
    engine = Engine.of(spec.schema(), spec.spec());
    decompile(file(FEW));
    compile(decompile(file(FEW)));
  }

  @Test
  void decompilingCostsTheSameForEachStruct() throws IOException {
    long few = allocated(() -> decompile(file(FEW))) / FEW;
    long many = allocated(() -> decompile(file(MANY))) / MANY;

    assertThat(many).isLessThan(few * 3 / 2).isLessThan(MAX_ALLOCATED * STRUCTS);
  }

  @Test
  void compilingCostsTheSameForEachStruct() throws IOException {
    byte[] fewText = decompile(file(FEW));
    byte[] manyText = decompile(file(MANY));
    long few = allocated(() -> compile(fewText)) / FEW;
    long many = allocated(() -> compile(manyText)) / MANY;

    assertThat(many).isLessThan(few * 3 / 2).isLessThan(MAX_ALLOCATED * STRUCTS);
  }

  @Test
  void aTextShowsSomeComputedValuesOfManyAllOrNone() throws IOException {
    byte[] file = file(MANY);

    assertThat(comments(decompile(engine, file))).isEqualTo(1_000);
    assertThat(comments(decompile(engine.comments(Comments.ALL), file))).isEqualTo(MANY);
    assertThat(comments(decompile(engine.comments(Comments.NONE), file))).isZero();
    assertThat(compile(decompile(engine.comments(Comments.ALL), file))).isEqualTo(file);
  }

  @Test
  void aTextWithSomeComputedValuesIsCanonical() throws IOException {
    byte[] text = decompile(file(MANY));
    LocatedDocument opened = engine.openText("text", text, Selection.ANY).value().orElseThrow();

    var canonical = new Proof(engine).canonical("text", ByteBuffer.wrap(text), opened);

    assertThat(canonical.value()).hasValue(true);
  }

  private static long comments(byte[] text) {
    return new String(text, UTF_8).lines().filter(line -> line.contains("# is_long")).count();
  }

  private interface Work {
    Object run() throws IOException;
  }

  private static long allocated(Work work) throws IOException {
    var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    assertThat(work.run()).isNotNull();
    return threads.getCurrentThreadAllocatedBytes() - before;
  }

  private static byte[] decompile(byte[] file) throws IOException {
    return decompile(engine, file);
  }

  private static byte[] decompile(Engine by, byte[] file) {
    ByteBuffer bytes = ByteBuffer.wrap(file);
    LocatedDocument opened = by.openBinary("file", bytes, Selection.ANY).value().orElseThrow();
    return new Proof(by).print("file", bytes, opened).value().orElseThrow();
  }

  private static byte[] compile(byte[] text) {
    LocatedDocument opened = engine.openText("text", text, Selection.ANY).value().orElseThrow();
    return engine.encode("text", opened).value().map(FileBytes::toArray).orElseThrow();
  }

  private static byte[] file(int packets) {
    ByteBuffer file = ByteBuffer.allocate(packets * 32).order(ByteOrder.LITTLE_ENDIAN);
    for (int i = 0; i < packets; i++) {
      int length = 2 + i % 16;
      file.putInt(i).putInt(i * 7).putInt(length).put((byte) i);
      file.putShort((short) i).put(new byte[length - 2]);
    }
    byte[] bytes = new byte[file.position()];
    file.flip().get(bytes);
    return bytes;
  }
}
