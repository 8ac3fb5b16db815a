package dev.diptych.text.literal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.text.sink.ByteBuilder;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetDecoder;
import java.util.Random;
import org.junit.jupiter.api.Test;

class Utf8Test {
  @Test
  void everyCharacterIsReadAndWritten() {
    for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
      if (Utf8.isCharacter(c)) {
        byte[] bytes = Character.toString(c).getBytes(UTF_8);
        assertThat(Utf8.codePoint(bytes, 0, bytes.length)).isEqualTo(c);
        ByteBuilder out = new ByteBuilder(4);
        Utf8.put(c, out);
        assertThat(out.toBytes()).isEqualTo(bytes);
        assertThat(Utf8.length(c)).isEqualTo(bytes.length);
      }
    }
  }

  @Test
  void invalidBytesAreRejectedAsByTheJdk() {
    Random random = new Random(1);
    CharsetDecoder decoder = UTF_8.newDecoder();
    byte[] bytes = new byte[4];
    for (int i = 0; i < 200_000; i++) {
      random.nextBytes(bytes);
      bytes[0] |= (byte) 0xC0;
      bytes[1] = (byte) (0x80 | (bytes[1] & 0xBF));
      bytes[2] = (byte) (0x80 | (bytes[2] & 0xBF));
      int length = 1 + random.nextInt(4);
      int codePoint = Utf8.codePoint(bytes, 0, length);
      boolean whole = codePoint >= 0 && Utf8.length(codePoint) == length;
      assertThat(whole).isEqualTo(isOneCharacter(decoder, bytes, length));
    }
  }

  private static boolean isOneCharacter(CharsetDecoder decoder, byte[] bytes, int length) {
    try {
      String text = decoder.decode(ByteBuffer.wrap(bytes, 0, length)).toString();
      return text.codePointCount(0, text.length()) == 1;
    } catch (CharacterCodingException e) {
      return false;
    }
  }
}
