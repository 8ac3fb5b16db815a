package dev.diptych.text.syntax.error;

/** The messages that errors of plain texts and of authored texts have in common. */
public final class SyntaxWords {
  /** A hint for a text without its last word. */
  public static final String COMPLETE = "it shows that the text is complete";

  private SyntaxWords() {}

  /** A word that is not a number. */
  public static String badNumber(String quoted) {
    return quoted + " is not a number";
  }

  /** A word that is neither a number nor a name. */
  public static String badName(String quoted) {
    return quoted + " is not a name";
  }

  /** A hint with a correction. */
  public static String write(String better) {
    return "write '" + better + "'";
  }

  /** A token that no rule of the grammar allows. */
  public static String notAllowed(String quoted) {
    return quoted + " is not allowed here";
  }

  /** Something after the last word of a text. */
  public static String afterEnd() {
    return "only comments may follow 'Eof'";
  }

  /** The end of a text, in a sentence that goes on. */
  public static String textEnd(int line) {
    return "the end of the text, on line " + line + ",";
  }

  /** An opening parenthesis without its end. */
  public static String unclosedParenthesis() {
    return "'(' is not closed";
  }

  /** A closing parenthesis without its beginning. */
  public static String parenthesisAlone() {
    return "')' without '('";
  }

  /** A brace that closes nothing. */
  public static String braceAlone() {
    return "'}' without a block";
  }

  /** A block without its end. */
  public static String unclosedBlock(String quoted) {
    return "the block " + quoted + " is not closed";
  }

  /** A text without its last word. */
  public static String missingEnd() {
    return "the text does not end with 'Eof'";
  }

  /** A string without its end. */
  public static String unterminatedString() {
    return "the string has no closing quote";
  }

  /** A sign without the name of an attribute. */
  public static String assignAlone() {
    return "expected a name before '='";
  }
}
