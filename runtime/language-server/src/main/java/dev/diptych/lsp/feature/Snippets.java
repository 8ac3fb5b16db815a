package dev.diptych.lsp.feature;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Snippets as plain text, for edits in which a user cannot stop. */
final class Snippets {
  /** The small language of the protocol, for which a pattern is enough: no stop is in another. */
  private static final Pattern STOP =
      Pattern.compile("\\$\\{\\d+:([^}]*)\\}|\\$\\{\\d+\\|([^,|]*)[^}]*\\}|\\$\\d+|\\\\([$}\\\\])");

  private Snippets() {}

  /** The text with the first choice at each stop. */
  static String plain(String snippet) {
    Matcher stop = STOP.matcher(snippet);
    StringBuilder text = new StringBuilder();
    while (stop.find()) {
      String kept = "";
      for (int i = 1; i <= stop.groupCount(); i++) {
        kept = stop.group(i) == null ? kept : stop.group(i);
      }
      stop.appendReplacement(text, Matcher.quoteReplacement(kept));
    }
    return stop.appendTail(text).toString();
  }
}
