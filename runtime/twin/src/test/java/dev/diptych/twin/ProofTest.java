package dev.diptych.twin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.text.print.LimitedOutput;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A text that would not give its file back is found out, whichever way rows are read. */
class ProofTest {
  /** Bytes before the first row, and of a row. */
  private static final int HEAD = 31;

  private static final int ROW = 8;

  private ByteBuffer file;
  private LocatedDocument opened;

  @BeforeEach
  void open() {
    LocatedDocument text = LongTexts.regular();
    file = LongTexts.ENGINE.encode("t", text).value().orElseThrow().whole();
    opened = LongTexts.ENGINE.openBinary("b", file, Selection.ANY).value().orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void theFastPathPrintsTheSame(boolean fast) throws IOException {
    ByteArrayOutputStream plain = new ByteArrayOutputStream();
    LongTexts.ENGINE.print(opened.document(), plain);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    assertThat(proof(fast).print("b", file, opened, out)).isEmpty();
    assertThat(out.toByteArray()).isEqualTo(plain.toByteArray());
  }

  /** Bytes of the first row, of one that is left out of the skeleton, and of the last. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void detectsBytesThatTheTextDoesNotRestore(boolean fast) throws IOException {
    for (int at : new int[] {HEAD + 4, HEAD + 300 * ROW + 4, HEAD + 699 * ROW}) {
      ByteBuffer other = ByteBuffer.allocate(file.limit()).put(file.duplicate()).flip();
      other.put(at, (byte) (other.get(at) ^ 1));
      assertThat(proof(fast).print("b", other, opened, OutputStream.nullOutputStream()))
          .map(Diagnostic::code)
          .contains("not-lossless");
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void rejectsATextThatIsTooLong(boolean fast) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    assertThat(proof(fast).print("b", file, opened, new LimitedOutput(out, 1000)))
        .hasValueSatisfying(
            refusal -> {
              assertThat(refusal.code()).isEqualTo("too-many");
              assertThat(refusal.message()).contains("longer than 2 GiB", "compiled again");
            });
    assertThat(out.size()).isLessThanOrEqualTo(1000);
  }

  private static Proof proof(boolean fast) {
    return new Proof(LongTexts.ENGINE.reading(fast ? TextPath.FAST : TextPath.PLAIN));
  }
}
