package dev.diptych.conformance.format;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16LE;

import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Changes what a formatter may misread: white space, comments, line ends, and glued tokens. */
final class FormatMutation {
  private static final Pattern GAP = Pattern.compile("[ \t\r\n]+");
  private static final Pattern WORD = Pattern.compile("[\\w.+-]+");
  private static final Pattern STRING = Pattern.compile("\"[^\"\n]*\"");
  private static final List<String> GAPS =
      List.of(
          " ",
          " ",
          "   ",
          "",
          "\t",
          "\n",
          "\n\n\n",
          "\r\n",
          "\r",
          " # c\n",
          "\n#{ ( \"\n",
          "#\t \n\n");
  private static final List<String> WORDS =
      List.of(
          ("1.#INF00-1.#INF00 1.#INF 1.#QNAN0 -1.#IND00 1.#INF001 1.#INFx 1.# $a $a.b $a-1.#INF"
                  + " 50% 50%x 50%-1.#INF 2.5m 0x1F -0 1e5 .. calc calc(1+2) calc×(1-2) calc\n(1)"
                  + " x\"00×01\" x\"0\n1\" x\" let use include repeat at a-b a×b euler(1×2×3) , ="
                  + " { } ( ) () Eof Eof\n\0x Eof\nrest××{ #c \" \"a # {\" \"\\\\\" \"a\\\" nan inf"
                  + " <<<<<<<×a ======= >>>>>>>×b \u0000 \u00ef\u00bb\u00bf \u00e9 \u0083\\")
              .split(" "));

  private final SplittableRandom random;

  FormatMutation(SplittableRandom random) {
    this.random = random;
  }

  /** {@code text} with one to four changes; a character is a byte. */
  String of(String text) {
    // Most changes of gaps are allowed; most others are errors.
    boolean gaps = random.nextInt(3) > 0;
    String changed = text;
    for (int i = random.nextInt(1, gaps ? 12 : 4); i > 0; i--) {
      changed = gaps ? gap(changed) : once(changed);
    }
    return changed;
  }

  private String gap(String text) {
    return switch (random.nextInt(10)) {
      case 0 -> replaced(STRING, text, '"' + "x".repeat(random.nextInt(300)) + '"');
      case 1 -> joined(text);
      case 2 -> lineEnds(text);
      default -> replaced(GAP, text, one(GAPS));
    };
  }

  private String once(String text) {
    return switch (random.nextInt(6)) {
      case 0, 1 -> replaced(WORD, text, one(WORDS).replace('×', ' '));
      case 2 -> inserted(text, one(WORDS).replace('×', ' '));
      case 3 -> inserted(text, one(GAPS));
      case 4 -> ends(text);
      default -> gap(text);
    };
  }

  private String one(List<String> of) {
    return of.get(random.nextInt(of.size()));
  }

  private String replaced(Pattern what, String text, String by) {
    Matcher found = what.matcher(text);
    return found.find(random.nextInt(text.length() + 1))
        ? text.substring(0, found.start()) + by + text.substring(found.end())
        : text;
  }

  private String inserted(String text, String what) {
    int at = random.nextInt(text.length() + 1);
    return text.substring(0, at) + what + text.substring(at);
  }

  /** Some lines become one. */
  private String joined(String text) {
    String changed = text;
    for (int i = random.nextInt(1, 8); i > 0; i--) {
      int at = changed.indexOf('\n', random.nextInt(changed.length() + 1));
      changed = at < 0 ? changed : changed.substring(0, at) + "  " + changed.substring(at + 1);
    }
    return changed;
  }

  private String lineEnds(String text) {
    return switch (random.nextInt(3)) {
      case 0 -> text.replace("\n", "\r\n");
      case 1 -> text.replace("\n", "\r");
      default -> text.replace("\n", "\n\n");
    };
  }

  /** Changes at the start or the end of the file. */
  private String ends(String text) {
    return switch (random.nextInt(8)) {
      case 0 -> "\u00ef\u00bb\u00bf" + text;
      case 1 -> " \u00ef\u00bb\u00bf" + text;
      case 2 -> text.strip();
      case 3 -> text + "# and\n";
      case 4 -> text + "\n\nmore { \0";
      case 5 -> "# first\n\n\n" + text;
      case 6 -> "";
      default -> new String(text.getBytes(UTF_16LE), ISO_8859_1);
    };
  }
}
