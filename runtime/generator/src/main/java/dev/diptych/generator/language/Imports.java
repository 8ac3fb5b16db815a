package dev.diptych.generator.language;

import java.util.Iterator;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Sorts imports of generated code: the compiler writes them in the order of a set. */
public final class Imports {
  private Imports() {}

  /**
   * {@code source} with its imports in order.
   *
   * @param language its language
   * @param file its name
   */
  public static String ordered(Language language, String file, String source) {
    return switch (language) {
      case RUST -> sorted(source, "(?m)^use super::.*$");
      case PYTHON -> sorted(source, "(?m)^import (?!kaitaistruct)\\w+$");
      case JAVASCRIPT -> javascript(file.replaceFirst("\\.js$", ""), source);
      default -> source;
    };
  }

  /** JavaScript repeats them four times after the name of the module. */
  private static String javascript(String own, String source) {
    int last = source.indexOf("\n})(typeof self");
    int end = last < 0 ? 0 : source.indexOf('\n', last + 1);
    String head = source.substring(0, end);
    head = sorted(head, "(?<!\\()'\\./\\w+'");
    head = sorted(head, "require\\('\\./\\w+'\\)");
    head = sorted(head, "root\\.(?!" + own + "\\b)(\\w+) \\|\\| \\(root\\.\\1 = \\{\\}\\)");
    head = sorted(head, "\\b(?!" + own + "_)\\w+_(?=[,)])");
    return head + source.substring(end);
  }

  private static String sorted(String text, String item) {
    Matcher matcher = Pattern.compile(item).matcher(text);
    List<String> items = matcher.results().map(MatchResult::group).sorted().toList();
    Iterator<String> next = items.iterator();
    return matcher.reset().replaceAll(found -> Matcher.quoteReplacement(next.next()));
  }
}
