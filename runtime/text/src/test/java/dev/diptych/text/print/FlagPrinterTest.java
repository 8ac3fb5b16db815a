package dev.diptych.text.print;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.schema.EnumType;
import dev.diptych.text.sink.ByteBuilder;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class FlagPrinterTest {
  private static String print(Map<Long, String> members, long bits) {
    ByteBuilder out = new ByteBuilder();
    new FlagPrinter(new EnumType("flags", members)).print(bits, out);
    return new String(out.array(), 0, out.length(), StandardCharsets.UTF_8);
  }

  @Test
  void membersWithMoreBitsComeFirst() {
    Map<Long, String> members = Map.of(1L, "A", 2L, "B", 3L, "Both", 12L, "High", 4L, "C");
    assertThat(print(members, 3)).isEqualTo("Both");
    assertThat(print(members, 7)).isEqualTo("(Both C)");
    assertThat(print(members, 12)).isEqualTo("High");
    assertThat(print(members, 8)).isEqualTo("0x8");
    assertThat(print(members, 9)).isEqualTo("(A 0x8)");
    assertThat(print(members, 0)).isEqualTo("0");
  }

  @Test
  void zeroIsAMemberIfItHasAName() {
    assertThat(print(Map.of(0L, "Plain", 1L, "A"), 0)).isEqualTo("Plain");
    assertThat(print(Map.of(0L, "Plain", 1L, "A"), 1)).isEqualTo("A");
  }

  @Test
  void theBitsOfAllWordsAreTheNumber() {
    Random random = new Random(7);
    for (int i = 0; i < 20_000; i++) {
      Map<Long, String> members = members(random);
      Map<String, Long> values = new LinkedHashMap<>();
      members.forEach((value, name) -> values.put(name, value));
      long bits = bits(random);
      List<String> words = List.of(print(members, bits).replaceAll("[()]", "").split(" ", -1));
      long all = 0;
      Set<String> seen = new HashSet<>();
      for (String word : words) {
        assertThat(seen.add(word)).isTrue();
        Long named = values.get(word);
        all |= named != null ? named : Long.parseUnsignedLong(word.replaceFirst("^0x", ""), 16);
      }
      assertThat(all).isEqualTo(bits);
    }
  }

  private static Map<Long, String> members(Random random) {
    Map<Long, String> members = new LinkedHashMap<>();
    for (int i = random.nextInt(12); i >= 0; i--) {
      members.put(bits(random), "M" + i);
    }
    return members;
  }

  /** Few bits, so that members overlap. */
  private static long bits(Random random) {
    long bits = 0;
    for (int i = random.nextInt(6); i > 0; i--) {
      bits |= 1L << (random.nextInt(4) == 0 ? random.nextInt(64) : random.nextInt(8));
    }
    return bits;
  }
}
