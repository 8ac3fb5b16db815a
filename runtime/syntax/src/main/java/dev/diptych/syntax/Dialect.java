package dev.diptych.syntax;

import dev.diptych.model.schema.Unit;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.table.Kind;
import dev.diptych.syntax.table.Language;
import dev.diptych.syntax.table.NodeKind;
import dev.diptych.syntax.table.Nodes;
import dev.diptych.syntax.table.Tokens;
import java.nio.charset.StandardCharsets;
import java.util.Set;

/** The two languages of texts. */
public enum Dialect {
  /** A text without words that expand. */
  PLAIN,
  /** A text with words that expand to a plain one. */
  AUTHORED;

  private static final long NAMES = Kind.bits(Kind.NAME, Kind.HYPHENATED);

  /** What can show that a text is authored, with what follows it. */
  private static final long TELLING =
      NAMES
          | Kind.bits(Kind.RANGE, Kind.REFERENCE, Kind.CALC, Kind.QUANTITY, Kind.RELATIVE)
          | Kind.bits(Kind.BAD_WORD, Kind.BAD_CHAR)
          | Kind.bits(Kind.LET, Kind.INCLUDE, Kind.REPEAT, Kind.AT);

  /** The tables of the language. */
  Language language() {
    return this == PLAIN ? Language.plain() : Language.authored();
  }

  /**
   * The dialect of a text that is valid as a plain text; with the next method the only place that
   * decides it. The text is plain, unless an item begins with a word that expands.
   *
   * @param words the names of blocks and settings that expand
   * @param attributes the names of attributes that only authored texts have
   */
  static Dialect ofPlain(Tokens tokens, Nodes nodes, Set<String> words, Set<String> attributes) {
    if (words.isEmpty() && attributes.isEmpty()) {
      return PLAIN;
    }
    Words known = new Words(tokens, words, attributes);
    for (int node = 0; node < nodes.count(); node++) {
      boolean isAttribute = nodes.kind(node) == NodeKind.ATTRIBUTE;
      if (known.expands(nodes.firstToken(node), isAttribute ? Kind.ASSIGN : Kind.LBRACE)) {
        return AUTHORED;
      }
    }
    return PLAIN;
  }

  /**
   * The dialect of a text that is not valid as a plain text: authored if it has a word that only
   * authored texts have.
   *
   * @param authored its tokens as an authored text
   * @param body the first token of its items
   */
  static Dialect ofInvalid(Tokens authored, int body, Set<String> words, Set<String> attributes) {
    Words known = new Words(authored, words, attributes);
    int token = authored.next(TELLING, body);
    while (token >= 0) {
      if (known.areNeverPlain(token)) {
        return AUTHORED;
      }
      token = authored.next(TELLING, token + 1);
    }
    return PLAIN;
  }

  /** What the tokens of a text show. */
  private static final class Words {
    private final Tokens tokens;
    private final Set<String> words;
    private final Set<String> attributes;

    /** For each first byte of a word, its lengths as bits: most names are no word. */
    private final long[] lengths = new long[128];

    Words(Tokens tokens, Set<String> words, Set<String> attributes) {
      this.tokens = tokens;
      this.words = words;
      this.attributes = attributes;
      words.forEach(this::add);
      attributes.forEach(this::add);
    }

    private void add(String word) {
      lengths[word.charAt(0) & 0x7F] |= 1L << word.length();
    }

    private boolean mayBeWord(int token) {
      return (lengths[tokens.text()[tokens.start(token)] & 0x7F] >>> tokens.length(token) & 1) != 0;
    }

    /** Whether a name, or -1, is a word that expands before a token of a kind. */
    boolean expands(int name, Kind next) {
      return name >= 0
          && tokens.kind(name).isIn(NAMES)
          && mayBeWord(name)
          && (next == Kind.ASSIGN ? attributes : words).contains(text(name));
    }

    /** Whether a token and the next one are not in any plain text, on purpose. */
    boolean areNeverPlain(int token) {
      return switch (tokens.kind(token)) {
        case RANGE, REFERENCE, CALC -> true;
        case QUANTITY, RELATIVE -> isQuantity(text(token));
        case BAD_WORD -> text(token).contains("..");
        case BAD_CHAR -> text(token).equals("$");
        case HYPHENATED -> expands(token, Kind.HYPHENATED) || expands(token, kindAfter(token));
        case NAME -> mayBeWord(token) && expands(token, kindAfter(token));
        case LET -> kindAfter(token) == Kind.NAME;
        case INCLUDE -> kindAfter(token) == Kind.STRING;
        case REPEAT, AT -> kindAfter(token) == Kind.INT || kindAfter(token) == Kind.FLOAT;
        default -> false;
      };
    }

    private Kind kindAfter(int token) {
      return tokens.kind(tokens.code(token + 1));
    }

    /** Whether a number has a unit, or two letters that are probably meant to be one. */
    private static boolean isQuantity(String word) {
      int unit = word.length();
      while (unit > 0 && !Character.isDigit(word.charAt(unit - 1))) {
        unit--;
      }
      return word.length() - unit != 1 || Unit.of(word.substring(unit)) != null;
    }

    private String text(int token) {
      Span span = new Span(tokens.start(token), tokens.end(token));
      return new String(tokens.text(), span.start(), span.length(), StandardCharsets.ISO_8859_1);
    }
  }
}
