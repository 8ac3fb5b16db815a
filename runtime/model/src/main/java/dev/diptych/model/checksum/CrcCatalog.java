package dev.diptych.model.checksum;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;

import dev.diptych.model.checksum.Algorithm.Crc;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.util.List;

/** The CRCs that have a name, with their result for the digits 1 to 9 in ASCII. */
public final class CrcCatalog {
  private static final String FILE = "/META-INF/diptych/crcs.tsv";
  private static final int HEX = 16;

  private CrcCatalog() {}

  /**
   * A CRC.
   *
   * @param names its names, the most common one first
   * @param crc its parameters
   * @param check its result for {@code 123456789}
   */
  public record Entry(List<String> names, Crc crc, long check) {
    public Entry {
      names = List.copyOf(names);
    }
  }

  /** All of them. */
  public static List<Entry> entries() {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                requireNonNull(CrcCatalog.class.getResourceAsStream(FILE), FILE), UTF_8))) {
      return lines.lines().filter(line -> !line.startsWith("#")).map(CrcCatalog::entry).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A line: names, width, poly, init, refin, refout, xorout, check; the numbers in hex. */
  private static Entry entry(String line) {
    String[] cells = line.split("\t", -1);
    List<String> names = List.of(cells[0].split(" ", -1));
    Crc crc =
        new Crc(
            names.get(0),
            Integer.parseInt(cells[1]),
            hex(cells[2]),
            hex(cells[3]),
            Boolean.parseBoolean(cells[4]),
            Boolean.parseBoolean(cells[5]),
            hex(cells[6]));
    return new Entry(names, crc, hex(cells[7]));
  }

  private static long hex(String digits) {
    return Long.parseUnsignedLong(digits, HEX);
  }
}
