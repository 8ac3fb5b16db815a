package dev.diptych.cli.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nothing is to be seen of an output that is given up while it is written. */
class OutputTest {
  private static final int MORE_THAN_IS_HELD_IN_MEMORY = (1 << 24) + 1;

  private static final Output.Content GIVEN_UP =
      out -> {
        out.write(new byte[MORE_THAN_IS_HELD_IN_MEMORY]);
        throw new IllegalStateException("given up");
      };

  @TempDir Path folder;

  @Test
  void aStreamTakesAllOrNothing() throws IoFailure {
    ByteArrayOutputStream stream = new ByteArrayOutputStream();
    assertThatThrownBy(() -> Output.whole("a stream", stream, GIVEN_UP)).hasMessage("given up");
    assertThat(stream.size()).isZero();
    Output.whole("a stream", stream, out -> out.write(new byte[MORE_THAN_IS_HELD_IN_MEMORY]));
    assertThat(stream.size()).isEqualTo(MORE_THAN_IS_HELD_IN_MEMORY);
  }

  @Test
  void aDeviceIsNotWrittenToBeforeAllIsThere() {
    Path full = Path.of("/dev/full");
    assumeTrue(Files.exists(full));
    // Had it been written to, it would have said that it is full.
    assertThatThrownBy(() -> Output.file(full, GIVEN_UP)).hasMessage("given up");
    assertThatThrownBy(() -> Output.file(full, out -> out.write(1)))
        .isInstanceOf(IoFailure.class)
        .hasMessage("cannot write /dev/full: the disk is full");
  }

  @Test
  void aFileIsAsItWas() throws IOException {
    Path file = Files.writeString(folder.resolve("take.twin"), "before");
    assertThatThrownBy(() -> Output.file(file, GIVEN_UP)).hasMessage("given up");
    assertThat(file).hasContent("before");
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(file);
    }
  }
}
