package dev.diptych.conformance.specs;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Executables of either width and byte order: the kind of a section decides what its body takes.
 */
final class ElfSectionsSpecimen implements Specimen {
  private static final int SYMBOLS = 2;
  private static final int STRINGS = 3;
  private static final int RELOCATIONS_WITH_ADDEND = 4;
  private static final int RELOCATIONS = 9;
  private static final List<String> NAMES = List.of("", ".rel", ".rela", ".symtab", ".shstrtab");

  @Override
  public Map<String, byte[]> samples() {
    return Map.of(
        "big32", new Writer(false, ByteOrder.BIG_ENDIAN).file(),
        "big64", new Writer(true, ByteOrder.BIG_ENDIAN).file(),
        "little32", new Writer(false, ByteOrder.LITTLE_ENDIAN).file(),
        "little64", new Writer(true, ByteOrder.LITTLE_ENDIAN).file());
  }

  @Override
  public List<Edit> edits() {
    List<Edit> edits = new ArrayList<>();
    for (String sample : List.of("big32", "big64", "little32", "little64")) {
      String word = sample.endsWith("64") ? "u8" : "u4";
      edits.add(
          Edit.replace(
              sample,
              "offset_" + word + " = 4096",
              "offset_" + word + " = 8192",
              file -> assertThat(new Reader(file).word(1, 0)).isEqualTo(8192)));
      edits.add(
          Edit.replace(
              sample,
              "addend_" + word.replace('u', 's') + " = -4",
              "addend_" + word.replace('u', 's') + " = -8",
              file -> assertThat(new Reader(file).word(2, 2)).isEqualTo(-8)));
    }
    return edits;
  }

  /** Writes a file without gaps: header, bodies of sections, their headers. */
  private static final class Writer {
    private final boolean wide;
    private final ByteBuffer out;
    private final List<int[]> sections = new ArrayList<>();

    Writer(boolean wide, ByteOrder order) {
      this.wide = wide;
      this.out = ByteBuffer.allocate(2000).order(order);
    }

    private void word(long value) {
      if (wide) {
        out.putLong(value);
      } else {
        out.putInt((int) value);
      }
    }

    private void section(int type, Runnable body) {
      int start = out.position();
      body.run();
      sections.add(new int[] {type, start, out.position() - start});
    }

    byte[] file() {
      out.position(wide ? 64 : 52);
      sections.add(new int[] {0, 0, 0});
      section(RELOCATIONS, () -> relocations(false));
      section(RELOCATIONS_WITH_ADDEND, () -> relocations(true));
      section(SYMBOLS, this::symbol);
      section(STRINGS, () -> NAMES.forEach(n -> out.put(n.getBytes(US_ASCII)).put((byte) 0)));
      int headers = out.position();
      sections.forEach(this::header);
      int end = out.position();
      out.position(0);
      boolean big = out.order() == ByteOrder.BIG_ENDIAN;
      out.put(new byte[] {0x7F, 'E', 'L', 'F', (byte) (wide ? 2 : 1), (byte) (big ? 2 : 1), 1});
      out.position(16).putShort((short) 1).putShort((short) 8).putInt(1);
      word(0);
      word(0);
      word(headers);
      out.putInt(0).putShort((short) (wide ? 64 : 52)).putShort((short) 0).putShort((short) 0);
      out.putShort((short) (wide ? 64 : 40)).putShort((short) 5).putShort((short) 4);
      return Arrays.copyOf(out.array(), end);
    }

    private void relocations(boolean addend) {
      for (int i = 1; i <= 2; i++) {
        word((addend ? 512L : 4096L) * i);
        word(256L * i);
        if (addend) {
          word(-4L * i);
        }
      }
    }

    private void symbol() {
      out.putInt(1);
      if (wide) {
        out.put((byte) 0x12).put((byte) 0).putShort((short) 1).putLong(77).putLong(8);
      } else {
        out.putInt(77).putInt(8).put((byte) 0x12).put((byte) 0).putShort((short) 1);
      }
    }

    private void header(int[] section) {
      int index = sections.indexOf(section);
      out.putInt(NAMES.subList(0, index).stream().mapToInt(name -> name.length() + 1).sum());
      out.putInt(section[0]);
      word(0);
      word(0);
      word(section[1]);
      word(section[2]);
      out.putInt(0).putInt(0);
      word(1);
      word(0);
    }
  }

  /** Reads words of sections. */
  private static final class Reader {
    private final ByteBuffer in;
    private final boolean wide;

    Reader(byte[] file) {
      this.wide = file[4] == 2;
      this.in = ByteBuffer.wrap(file);
      in.order(file[5] == 2 ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN);
    }

    private long at(int place) {
      return wide ? in.getLong(place) : in.getInt(place);
    }

    long word(int section, int index) {
      int width = wide ? 8 : 4;
      int header = (int) at(24 + 2 * width) + section * (wide ? 64 : 40);
      return at((int) at(header + 8 + 2 * width) + index * width);
    }
  }
}
