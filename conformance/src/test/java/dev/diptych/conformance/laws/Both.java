package dev.diptych.conformance.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import dev.diptych.twin.TextPath;
import java.nio.ByteBuffer;

/** Conversions between the faces for valid inputs. */
final class Both {
  private static final Engine ENGINE = Engine.shipped();
  private static final Engine PLAIN = ENGINE.reading(TextPath.PLAIN);

  private Both() {}

  /** What a text means, read in the fast way and in the plain one. */
  static LocatedDocument open(byte[] text) {
    Result<LocatedDocument> fast = ENGINE.openText("t", text, Selection.ANY);
    Damage.alike(fast, PLAIN.openText("t", text, Selection.ANY));
    return value(fast);
  }

  /** The binary file that a text means. */
  static byte[] compile(byte[] text) {
    return value(ENGINE.encode("t", open(text))).toArray();
  }

  /** The text of a binary file. */
  static byte[] decompile(byte[] file) {
    ByteBuffer bytes = ByteBuffer.wrap(file).asReadOnlyBuffer();
    LocatedDocument opened = value(ENGINE.openBinary("b", bytes, Selection.ANY));
    return value(new Proof(ENGINE).print("b", bytes, opened));
  }

  /** Whether a text is canonical. */
  static boolean canonical(byte[] text) {
    return value(new Proof(ENGINE).canonical("t", ByteBuffer.wrap(text), open(text)));
  }

  private static <T> T value(Result<T> result) {
    assertThat(result.diagnostics()).noneMatch(Diagnostic::isError);
    return result.value().orElseThrow();
  }
}
