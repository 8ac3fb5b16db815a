package org.example;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.diptych.Diptych;
import dev.diptych.Document;
import org.junit.jupiter.api.Test;

class HeadHeightsTest {
  private static final String NOD =
      """
      Input Animation Ver 1.1
      Camera {
        Position {
          0 (0 1.6 0)
          0.5 (0 1.5 0)
        }
        Rotation {
          0 (0 0 0 1)
        }
      }
      Eof
      """;

  private final Diptych diptych = Diptych.shipped();

  @Test
  void readsColumns() {
    Document nod = diptych.parse(NOD).value();
    assertEquals("0.0 s: 1.6 m\n0.5 s: 1.5 m\n", HeadHeights.of(nod));
  }

  @Test
  void convertsBothWays() {
    Document nod = diptych.parse(NOD).value();
    byte[] bytes = nod.encode();
    Document decoded = diptych.decode(bytes).value();
    assertEquals(nod, decoded);
    assertArrayEquals(bytes, diptych.parse(decoded.text()).value().encode());
  }
}
