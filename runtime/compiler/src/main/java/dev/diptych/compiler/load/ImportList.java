package dev.diptych.compiler.load;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.ksy.Lookup;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** The list in the cache of the files that were looked up for imports, one per line. */
final class ImportList {
  private ImportList() {}

  static byte[] write(Collection<Lookup> lookups) {
    StringBuilder text = new StringBuilder();
    lookups.forEach(
        each -> text.append(each.folder()).append(' ').append(each.file()).append('\n'));
    return text.toString().getBytes(UTF_8);
  }

  static List<Lookup> read(byte[] bytes) {
    List<Lookup> lookups = new ArrayList<>();
    for (String line : new String(bytes, UTF_8).lines().toList()) {
      int space = line.indexOf(' ');
      lookups.add(
          new Lookup(Integer.parseInt(line.substring(0, space)), line.substring(space + 1)));
    }
    return lookups;
  }
}
