package dev.diptych.binary.decode;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.document.Blob;
import dev.diptych.records.RecordStream;
import org.junit.jupiter.api.Test;

class DecodedStreamTest {
  private final DecodedStream file = new DecodedStream(new RecordStream(new byte[100]));

  @Test
  void countsUnreadBytesOfSubstreams() {
    file.markRead(0, 10);
    DecodedStream inner = file.addInner(new RecordStream(new byte[20]), 10, 30, true);
    inner.markRead(0, 15);
    file.markRead(30, 90);
    assertThat(file.unread()).isEqualTo(10 + 5);
    assertThat(file.unread(20, 30)).isEqualTo(5);
    assertThat(file.unread(0, 100)).isEqualTo(15);
    assertThat(file.trailing()).isEqualTo(new Blob(new byte[10]));
  }

  @Test
  void countsUnreadBytesOfPackedStreamsInProportion() {
    DecodedStream packed = file.addInner(new RecordStream(new byte[400]), 0, 100, false);
    packed.markPacked();
    packed.markRead(0, 300);
    assertThat(file.unread()).isEqualTo(25);
    assertThat(file.unread(0, 100)).isZero();
    assertThat(packed.packedStream()).isSameAs(packed);
    assertThat(file.packedStream()).isNull();
  }

  @Test
  void locatesSubstreamsInTheFileUnlessTheyArePacked() {
    DecodedStream inner = file.addInner(new RecordStream(new byte[20]), 40, 60, true);
    assertThat(inner.addInner(new RecordStream(new byte[4]), 8, 12, true).fileOffset(1))
        .isEqualTo(49);
    assertThat(file.addInner(new RecordStream(new byte[20]), 60, 80, false).inFile()).isFalse();
    // More bytes than its range: it was changed when it was read.
    assertThat(file.addInner(new RecordStream(new byte[30]), 60, 80, true).inFile()).isFalse();
  }
}
