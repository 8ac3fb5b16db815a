package dev.diptych.model.checksum;

import dev.diptych.model.checksum.Algorithm.Combination;
import dev.diptych.model.checksum.Algorithm.Complement;
import dev.diptych.model.checksum.Algorithm.Crc;
import dev.diptych.model.checksum.Algorithm.Sum;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The algorithms that have a name. */
public final class Algorithms {
  private static final Map<String, Algorithm> ALL = all();

  private Algorithms() {}

  /** The algorithm {@code name}, or null. The size of bytes has no fixed width: {@code size}. */
  public static @Nullable Algorithm named(String name) {
    return ALL.get(name);
  }

  /** All names. */
  public static List<String> names() {
    List<String> names = new ArrayList<>(ALL.keySet());
    names.add("size");
    return names;
  }

  private static Map<String, Algorithm> all() {
    Map<String, Algorithm> all = new LinkedHashMap<>();
    for (int width : new int[] {8, 16, 32, 64}) {
      add(all, new Sum("sum-" + width, width, 1, Combination.SUM, Complement.NONE, 0));
    }
    for (int width : new int[] {8, 16, 32, 64}) {
      add(all, new Sum("xor-" + width, width, width / 8, Combination.XOR, Complement.NONE, 0));
    }
    add(all, new Sum("internet", 16, 2, Combination.CARRY, Complement.ONES, 0));
    add(all, new Algorithm.Adler());
    for (int width : new int[] {16, 32, 64}) {
      add(all, new Algorithm.Fletcher(width));
    }
    add(all, new Algorithm.Digest("md5", 128));
    add(all, new Algorithm.Digest("sha-1", 160));
    for (int width : new int[] {224, 256, 384, 512}) {
      add(all, new Algorithm.Digest("sha-" + width, width));
    }
    for (CrcCatalog.Entry entry : CrcCatalog.entries()) {
      for (String name : entry.names()) {
        Crc crc = entry.crc();
        add(
            all,
            new Crc(
                name,
                crc.width(),
                crc.poly(),
                crc.init(),
                crc.refin(),
                crc.refout(),
                crc.xorout()));
      }
    }
    return all;
  }

  private static void add(Map<String, Algorithm> all, Algorithm algorithm) {
    all.put(algorithm.name(), algorithm);
  }
}
