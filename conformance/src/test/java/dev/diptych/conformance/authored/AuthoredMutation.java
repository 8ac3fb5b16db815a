package dev.diptych.conformance.authored;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Mutates authored texts as users do: words, numbers, units, statements and lines. */
public final class AuthoredMutation {
  private static final Pattern TOKEN =
      Pattern.compile("[A-Za-z_$][\\w.-]*|[+-]?\\d[\\w.]*|\"[^\"\\n]*\"|[^\\s\\w]");
  private static final List<String> TOKENS =
      List.of(
          ("{ } ( ) = .. , $ $a $a.x $start calc( calc(1/0) calc($a*$a) + - * / let use include at"
                  + " repeat every by by(1) +1s +1 1s 1ms 1f 1m 1cm 1deg 1rad 1ft 0 1 -1 2.5 1e400"
                  + " 1e-400 1e30 100000 10000000 0x10 nan -inf \"a\" \"a x\"00 # Eof Loop true"
                  + " let×a×=×5 let×a×=×{ let×b×=×($b×$b) use×$a use×$keys repeat×3×{"
                  + " repeat×3×every×1s×{ at×1s×{ include×\"a.inc\" include×\".\" look gesture move"
                  + " euler(1×2×3) ease-in-out mirror×Right Camera×{ Position×{ \t \u00e9")
              .split(" "));

  private final SplittableRandom random;

  /** Mutations chosen by {@code random}. */
  public AuthoredMutation(SplittableRandom random) {
    this.random = random;
  }

  /** {@code text} with one to three changes. */
  public String of(String text, String other) {
    String changed = text;
    for (int i = random.nextInt(1, 4); i > 0; i--) {
      changed = once(changed, other);
    }
    return changed;
  }

  private String once(String text, String other) {
    return switch (random.nextInt(8)) {
      case 0, 1 -> replaced(text, token());
      case 2 -> replaced(text, found(other));
      case 3 -> replaced(text, found(text) + " " + token());
      case 4 -> replaced(text, "");
      case 5 -> lines(text, other);
      case 6 -> text.substring(0, random.nextInt(text.length() + 1));
      default -> character(text);
    };
  }

  private String token() {
    return " " + TOKENS.get(random.nextInt(TOKENS.size())).replace('×', ' ') + " ";
  }

  private String replaced(String text, String by) {
    Matcher found = next(text);
    return found == null
        ? text + by
        : text.substring(0, found.start()) + by + text.substring(found.end());
  }

  private String found(String text) {
    Matcher found = next(text);
    return found == null ? "" : found.group();
  }

  private Matcher next(String text) {
    Matcher found = TOKEN.matcher(text);
    return found.find(random.nextInt(text.length() + 1)) ? found : null;
  }

  private String character(String text) {
    int at = random.nextInt(text.length() + 1);
    char c = (char) random.nextInt(random.nextInt(4) == 0 ? 256 : 128);
    return text.substring(0, at)
        + c
        + text.substring(Math.min(text.length(), at + random.nextInt(2)));
  }

  /** Lines removed, duplicated, moved, or taken from another text. */
  private String lines(String text, String other) {
    List<String> lines = new ArrayList<>(List.of(text.split("\n", -1)));
    int at = random.nextInt(lines.size());
    int to = Math.min(lines.size(), at + random.nextInt(1, 6));
    List<String> some = List.copyOf(lines.subList(at, to));
    switch (random.nextInt(4)) {
      case 0 -> lines.subList(at, to).clear();
      case 1 -> lines.addAll(at, some);
      case 2 -> {
        lines.subList(at, to).clear();
        lines.addAll(random.nextInt(lines.size() + 1), some);
      }
      default -> {
        String[] others = other.split("\n", -1);
        lines.add(at, others[random.nextInt(others.length)]);
      }
    }
    return String.join("\n", lines);
  }
}
