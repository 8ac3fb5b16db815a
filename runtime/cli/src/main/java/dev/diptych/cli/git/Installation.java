package dev.diptych.cli.git;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What git has to know: the drivers in its configuration, and the files that they are for.
 *
 * @param name the name of the drivers
 * @param program the command line that runs Diptych, for a shell
 * @param spec options for the format, for a shell, with a blank before each; may be empty
 * @param filter whether the history contains texts
 */
record Installation(String name, String program, String spec, boolean filter) {
  /** The name of a block is the heading of a part of a difference. */
  private static final String BLOCK = "^[ \\t]*([A-Za-z_][A-Za-z0-9_]*[ \\t]*\\{.*)$";

  /** The values of the configuration by their names. */
  Map<String, String> values() {
    Map<String, String> values = new LinkedHashMap<>();
    values.put("diff." + name + ".textconv", program + " git textconv" + spec);
    values.put("diff." + name + ".xfuncname", BLOCK);
    values.put("diff." + name + "-text.xfuncname", BLOCK);
    values.put("merge." + name + ".name", "Diptych");
    String driver = (program + " git merge-driver" + spec).replace("%", "%%");
    values.put("merge." + name + ".driver", driver + " -- " + MergeArguments.PLACEHOLDERS);
    if (filter) {
      values.put("filter." + name + ".process", program + " git filter" + spec);
      values.put("filter." + name + ".required", "true");
    }
    return values;
  }

  /** The sections that values can be in, also those of another installation with this name. */
  List<String> sections() {
    return List.of("diff." + name, "diff." + name + "-text", "merge." + name, "filter." + name);
  }

  /**
   * The lines of attributes for {@code binaries} and {@code texts}, which are patterns.
   *
   * @param others lines of the same file, whose drivers for the same pattern take precedence
   */
  List<String> attributes(List<String> binaries, List<String> texts, List<String> others) {
    List<String> lines = new ArrayList<>();
    for (String pattern : binaries) {
      List<String> drivers = new ArrayList<>(List.of("diff=" + name, "merge=" + name));
      if (filter) {
        // Git must not change line ends before the text becomes a binary file.
        drivers.addAll(List.of("filter=" + name, "-text"));
      }
      lines.add(line(pattern, drivers, others));
    }
    for (String pattern : texts) {
      lines.add(line(pattern, List.of("diff=" + name + "-text", "merge=" + name), others));
    }
    lines.removeIf(String::isEmpty);
    return lines;
  }

  private static String line(String pattern, List<String> drivers, List<String> others) {
    List<String> free = new ArrayList<>(drivers);
    for (String other : others) {
      List<String> words = List.of(other.strip().split("\\s+", -1));
      if (words.get(0).equals(pattern)) {
        free.removeIf(driver -> words.stream().anyMatch(word -> sameDriver(driver, word)));
      }
    }
    return free.stream().allMatch("-text"::equals) ? "" : pattern + " " + String.join(" ", free);
  }

  /** Whether both words set one attribute to a driver, such as {@code merge=lfs}. */
  private static boolean sameDriver(String one, String other) {
    int end = one.indexOf('=');
    return end > 0 && other.startsWith(one.substring(0, end + 1));
  }
}
