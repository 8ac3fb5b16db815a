package dev.diptych.conformance.lsp.feature;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a client inserts for a snippet if the user accepts all of its defaults. */
final class Snippet {
  private static final Pattern STOP =
      Pattern.compile("\\$\\{\\d+:([^}]*)\\}|\\$\\{\\d+\\|([^,|]*)[^}]*\\}|\\$\\d+|\\\\([$}\\\\])");

  private Snippet() {}

  static String accepted(String snippet) {
    Matcher stop = STOP.matcher(snippet);
    StringBuilder text = new StringBuilder();
    while (stop.find()) {
      String kept =
          stop.group(1) != null ? stop.group(1) : stop.group(2) != null ? stop.group(2) : "";
      String escaped = stop.group(3) == null ? kept : stop.group(3);
      stop.appendReplacement(text, Matcher.quoteReplacement(escaped));
    }
    return stop.appendTail(text).toString();
  }
}
