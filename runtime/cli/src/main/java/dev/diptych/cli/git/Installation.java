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
    if (filter) {
      values.put("filter." + name + ".process", program + " git filter" + spec);
      values.put("filter." + name + ".required", "true");
    }
    return values;
  }

  /** The sections that values can be in, also those of another installation with this name. */
  List<String> sections() {
    return List.of("diff." + name, "diff." + name + "-text", "filter." + name);
  }

  /** The lines of attributes for {@code binaries} and {@code texts}, which are patterns. */
  List<String> attributes(List<String> binaries, List<String> texts) {
    List<String> lines = new ArrayList<>();
    // Git must not change line ends before the text becomes a binary file.
    String stored = filter ? " filter=" + name + " -text" : "";
    binaries.forEach(pattern -> lines.add(pattern + " diff=" + name + stored));
    texts.forEach(pattern -> lines.add(pattern + " diff=" + name + "-text"));
    return lines;
  }
}
