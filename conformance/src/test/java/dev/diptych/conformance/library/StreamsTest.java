package dev.diptych.conformance.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.diptych.Diptych;
import dev.diptych.Document;
import dev.diptych.Face;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Streams and files that fail, and those that are in use. */
class StreamsTest {
  private static final Diptych SHIPPED = Diptych.shipped();
  private static final Path EXAMPLE = Samples.examples().get(0);

  @TempDir Path folder;

  private final Document document = SHIPPED.parse(EXAMPLE).value();

  StreamsTest() throws IOException {}

  /** Gives one byte at a time. */
  private static InputStream slow(byte[] bytes) {
    return new InputStream() {
      private final InputStream in = new ByteArrayInputStream(bytes);

      @Override
      public int read() throws IOException {
        return in.read();
      }

      @Override
      public int read(byte[] to, int at, int count) throws IOException {
        return in.read(to, at, Math.min(1, count));
      }
    };
  }

  @Test
  void streamsAreReadToTheirEndAndNotClosed() throws IOException {
    assertThat(SHIPPED.decode(slow(document.encode())).value()).isEqualTo(document);
    assertThat(SHIPPED.parse(slow(document.print())).value()).isEqualTo(document);
    boolean[] closed = new boolean[1];
    InputStream in =
        new ByteArrayInputStream(document.encode()) {
          @Override
          public void close() {
            closed[0] = true;
          }
        };
    SHIPPED.decode(in);
    assertThat(closed[0]).isFalse();
  }

  @Test
  void theFailureOfAStreamIsThrown() {
    IOException failure = new IOException("the cable is cut");
    InputStream in =
        new FilterInputStream(InputStream.nullInputStream()) {
          @Override
          public int read(byte[] to, int at, int count) throws IOException {
            throw failure;
          }
        };
    assertThatThrownBy(() -> SHIPPED.decode(in)).isSameAs(failure);
    assertThatThrownBy(() -> SHIPPED.parse(in)).isSameAs(failure);
    OutputStream out =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw failure;
          }
        };
    assertThatThrownBy(() -> document.encode(out)).isSameAs(failure);
    assertThatThrownBy(() -> document.print(out)).isSameAs(failure);
  }

  @Test
  void streamsReceiveWhatTheArraysHave() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    document.encode(bytes);
    assertThat(bytes.toByteArray()).isEqualTo(document.encode());
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    document.print(text);
    assertThat(text.toByteArray()).isEqualTo(document.print());
  }

  /** A pipe requires that the thread of the caller writes. */
  @Test
  void pipesWork() throws IOException {
    PipedOutputStream out = new PipedOutputStream();
    try (PipedInputStream in = new PipedInputStream(out, 1 << 20)) {
      document.encode(out);
      out.close();
      assertThat(SHIPPED.decode(in).value()).isEqualTo(document);
    }
  }

  @Test
  void filesThatCannotBeReadOrWritten() throws IOException {
    assertThatThrownBy(() -> SHIPPED.open(folder.resolve("none.bin")))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("there is no such file or folder");
    assertThatThrownBy(() -> SHIPPED.open(folder)).hasMessageContaining("it is a folder");
    assertThatThrownBy(() -> document.save(folder, Face.TEXT)).isInstanceOf(IOException.class);
    Path own = Files.copy(EXAMPLE, folder.resolve("own.twin"));
    Path inNoFolder = own.resolve("output.bin");
    assertThatThrownBy(() -> SHIPPED.convert(EXAMPLE, inNoFolder)).isInstanceOf(IOException.class);
    assertThatThrownBy(() -> SHIPPED.convert(own, own))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("is both input and output");
    assertThat(own).hasSameBinaryContentAs(EXAMPLE);
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(own);
    }
  }

  @Test
  void filesAreReplacedByEitherFace() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "before");
    assertThat(document.save(file, Face.BINARY)).isEmpty();
    assertThat(file).hasBinaryContent(document.encode());
    assertThat(document.save(file, Face.TEXT)).isEmpty();
    assertThat(file).hasBinaryContent(document.print());
    Path again = folder.resolve("again");
    assertThat(SHIPPED.convert(file, again).value()).isEqualTo(document);
    assertThat(again).hasBinaryContent(document.encode());
  }

  /** What the caller does with an array later does not matter. */
  @Test
  void arraysAreCopied() {
    byte[] bytes = document.encode();
    Document decoded = SHIPPED.decode(bytes).value();
    java.util.Arrays.fill(bytes, (byte) 0);
    java.util.Arrays.fill(decoded.encode(), (byte) 0);
    assertThat(decoded).isEqualTo(document);
    assertThat(decoded.encode()).isEqualTo(document.encode());
  }
}
