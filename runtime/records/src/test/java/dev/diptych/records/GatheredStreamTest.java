package dev.diptych.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A stream with external tables behaves like one without. */
class GatheredStreamTest {
  private static final int SEEDS = 400;

  @Test
  void writesTheSameBytes() {
    for (int seed = 0; seed < SEEDS; seed++) {
      List<StreamItem> things = StreamItem.some(new Random(seed));
      RecordStream plain = new RecordStream(length(things));
      RecordStream gathering = gathering(things);
      for (StreamItem thing : things) {
        thing.write(plain);
        thing.write(gathering);
        alike(gathering, plain);
      }
      assertThat(gathering.externalTables())
          .hasSize((int) things.stream().filter(this::aside).count());
      assertThat(joined(gathering)).isEqualTo(ByteBuffer.wrap(plain.toByteArray()));
    }
  }

  @Test
  void readsTheSameBytesAtAnyPosition() {
    for (int seed = 0; seed < SEEDS; seed++) {
      Random random = new Random(seed);
      List<StreamItem> things = StreamItem.some(random);
      RecordStream gathered = gathered(things);
      RecordStream plain = new RecordStream(joined(gathered));
      List<Integer> starts = starts(things);
      for (int i = 0; i < things.size(); i++) {
        int next = random.nextBoolean() ? i : random.nextInt(things.size());
        gathered.seek(starts.get(next));
        plain.seek(starts.get(next));
        StreamItem thing = things.get(next);
        assertThat(thing.read(gathered)).isEqualTo(thing).isEqualTo(thing.read(plain));
        alike(gathered, plain);
      }
    }
  }

  @Test
  void onlyTheTableIsReadAtAnExternalTable() {
    StreamItem.Block table = new StreamItem.Block(ByteBuffer.allocate(28 * 200), true);
    List<StreamItem> things = List.of(new StreamItem.Word(7), table, new StreamItem.Word(8));
    List<StreamItem> others =
        List.of(
            new StreamItem.Word(0),
            new StreamItem.Block(ByteBuffer.allocate(28), true),
            new StreamItem.Block(ByteBuffer.allocate(28 * 201), true),
            new StreamItem.Block(ByteBuffer.allocate(3), false),
            new StreamItem.Block(ByteBuffer.allocate(28 * 200), false));
    for (StreamItem other : others) {
      RecordStream stream = gathered(things);
      stream.seek(4);
      assertThatThrownBy(() -> other.read(stream)).isInstanceOf(RuntimeException.class);
    }
    RecordStream stream = gathered(things);
    assertThatThrownBy(() -> stream.seek(5)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> stream.copy(0, 40)).isInstanceOf(IllegalArgumentException.class);
    stream.seek(4 + table.length());
    assertThat(stream.readS4le()).isEqualTo(8);
    assertThat(stream.copy(0, 4)).containsExactly(7, 0, 0, 0);
    assertThat(stream.isEof()).isTrue();
  }

  private boolean aside(StreamItem thing) {
    return thing instanceof StreamItem.Block block && block.aside();
  }

  private static void alike(RecordStream gathered, RecordStream plain) {
    assertThat(gathered.pos()).isEqualTo(plain.pos());
    assertThat(gathered.size()).isEqualTo(plain.size());
    assertThat(gathered.isEof()).isEqualTo(plain.isEof());
    assertThat(gathered.remaining()).isEqualTo(plain.remaining());
  }

  private RecordStream gathering(List<StreamItem> things) {
    long aside = things.stream().filter(this::aside).mapToLong(StreamItem::length).sum();
    return RecordStream.gathering(length(things), aside);
  }

  private RecordStream gathered(List<StreamItem> things) {
    RecordStream written = gathering(things);
    things.forEach(thing -> thing.write(written));
    return RecordStream.gathered(written.bytes(), written.externalTables());
  }

  private static long length(List<StreamItem> things) {
    return things.stream().mapToLong(StreamItem::length).sum();
  }

  private static List<Integer> starts(List<StreamItem> things) {
    List<Integer> starts = new ArrayList<>();
    int at = 0;
    for (StreamItem thing : things) {
      starts.add(at);
      at += thing.length();
    }
    return starts;
  }

  /** All bytes, including external tables. */
  private static ByteBuffer joined(RecordStream stream) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    ByteBuffer plain = stream.bytes();
    for (ExternalTable externalTable : stream.externalTables()) {
      put(plain.slice(plain.position(), externalTable.at() - plain.position()), all);
      plain.position(externalTable.at());
      put(externalTable.table(), all);
    }
    put(plain, all);
    return ByteBuffer.wrap(all.toByteArray());
  }

  private static void put(ByteBuffer some, ByteArrayOutputStream all) {
    byte[] copy = new byte[some.remaining()];
    some.duplicate().get(copy);
    all.writeBytes(copy);
  }
}
