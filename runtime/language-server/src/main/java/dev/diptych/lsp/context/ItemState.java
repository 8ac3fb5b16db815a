package dev.diptych.lsp.context;

import dev.diptych.model.source.Source;
import dev.diptych.syntax.table.Kind;
import java.util.ArrayDeque;
import java.util.Deque;

/** What the tokens of an item have led to. Decides where items begin as the grammar does. */
final class ItemState {
  private enum State {
    /** An item begins. */
    START,
    /** After a word that began an item. */
    WORD,
    /** After a word and its value, which is a function if a parenthesis follows. */
    SETTING,
    /** After the equals sign of an attribute. */
    VALUE,
    /** After the equals sign of a definition. */
    DEFINITION,
    /** After a word that is a value: a parenthesis makes it a function. */
    CALL,
    /** After the key or the parenthesis of a row. */
    ROW,
    /** After the parenthesis of a row that begins with a word: a word begins the next item. */
    NAMED_ROW,
    /** After {@code let}. */
    LET,
    /** After {@code use}. */
    USE,
    /** After {@code include}. */
    INCLUDE,
    /** After {@code repeat}, {@code every} or {@code at}. */
    QUANTITY
  }

  /** A parenthesis: the function before it, or an empty string, and how many values it has. */
  private record Open(String function, int values) {
    Open next() {
      return new Open(function, values + 1);
    }
  }

  private final Source source;
  private final Deque<Open> open = new ArrayDeque<>();
  private State state = State.START;
  private String name = "";
  private String previousWord = "";
  private boolean startedLine;
  private int arguments;

  /** The state before an item of a text. */
  ItemState(Source source) {
    this.source = source;
  }

  void beginAttribute(String attribute) {
    state = State.VALUE;
    name = attribute;
  }

  void beginDefinition() {
    state = State.DEFINITION;
  }

  void reset() {
    state = State.START;
  }

  boolean isUse() {
    return state == State.USE;
  }

  boolean isInclude() {
    return state == State.INCLUDE;
  }

  /** The word whose value comes next; empty if there is none. */
  String setting() {
    return state == State.WORD && open.isEmpty() ? name : "";
  }

  void read(Piece token, boolean newLine) {
    if (token.is(Kind.COMMENT)) {
      return;
    }
    if (state == State.CALL && open.isEmpty() && !token.is(Kind.LPAREN)) {
      state = State.START;
    }
    if (token.is(Kind.LPAREN) && startedLine && state == State.ROW) {
      // A row on a new line: the parenthesis of the one before is not closed.
      open.clear();
    }
    if (open.isEmpty()) {
      outside(token, newLine);
    } else {
      inside(token);
    }
    startedLine = newLine && token.is(Kind.INT);
    previousWord = token.is(Kind.NAME) ? source.text(token.span()) : "";
  }

  private void inside(Piece token) {
    switch (token.kind()) {
      case LPAREN -> open.push(new Open(previousWord, 0));
      case RPAREN -> {
        open.pop();
        if (open.isEmpty()) {
          closed();
        } else {
          open.push(open.pop().next());
        }
      }
      case COMMA -> {}
      default -> open.push(open.pop().next());
    }
  }

  private void closed() {
    state =
        switch (state) {
          case VALUE, CALL, DEFINITION -> State.START;
          case QUANTITY -> State.QUANTITY;
          case NAMED_ROW -> State.NAMED_ROW;
          default -> State.ROW;
        };
  }

  private void outside(Piece token, boolean newLine) {
    switch (token.kind()) {
      case LPAREN -> {
        // In 'at (…)' the word is no statement.
        boolean isPlace = state == State.QUANTITY && previousWord.equals("at");
        // The word before it may be the key of a row, or a setting.
        boolean function = state != State.WORD && !isPlace;
        open.push(new Open(function ? previousWord : "", 0));
        boolean isNamed = state == State.WORD || state == State.SETTING || isPlace;
        boolean begins = state == State.START || isNamed;
        state = isNamed ? State.NAMED_ROW : begins ? State.ROW : state;
        boolean called = function && !previousWord.isEmpty();
        arguments = begins ? 1 : called ? arguments : arguments + 1;
      }
      case INT, REFERENCE, STRING, UNTERMINATED_STRING, BYTES -> scalar(token.kind());
      case NAME -> word(source.text(token.span()), newLine);
      case LBRACE, RBRACE -> state = State.START;
      case ROWS -> {
        state = State.ROW;
        arguments = 1;
      }
      default -> {}
    }
  }

  private void scalar(Kind kind) {
    boolean argument = state == State.ROW && kind != Kind.INT;
    arguments = argument ? arguments + 1 : 0;
    state =
        switch (state) {
          case START, ROW, SETTING, NAMED_ROW -> State.ROW;
          case QUANTITY -> State.QUANTITY;
          default -> State.START;
        };
  }

  private void word(String word, boolean newLine) {
    boolean done = state == State.ROW || state == State.WORD;
    boolean isBetween = state == State.START || state == State.SETTING || state == State.NAMED_ROW;
    boolean begins = isBetween || (done && newLine) || (state == State.ROW && isStatement(word));
    if (begins || (state == State.QUANTITY && word.equals("every"))) {
      name = word;
      state = statement(word);
    } else if (state == State.ROW) {
      arguments++;
    } else if (state == State.WORD) {
      state = State.SETTING;
    } else if (state == State.VALUE || state == State.DEFINITION) {
      state = State.CALL;
    }
  }

  /** Whether {@code word} is never an argument of a row. */
  private static boolean isStatement(String word) {
    return switch (word) {
      case "let", "use", "include", "repeat" -> true;
      default -> false;
    };
  }

  private static State statement(String word) {
    return switch (word) {
      case "let" -> State.LET;
      case "use" -> State.USE;
      case "include" -> State.INCLUDE;
      case "repeat", "at", "every" -> State.QUANTITY;
      default -> State.WORD;
    };
  }

  /**
   * What may be written after the tokens that were read.
   *
   * @param newLine whether it is the first word of its line
   */
  Place place(boolean newLine) {
    Open inner = open.peek();
    if (inner != null) {
      return inside(inner);
    }
    return switch (state) {
      case START, CALL, SETTING, NAMED_ROW -> new Place.ItemStart();
      case WORD -> newLine ? new Place.ItemStart() : new Place.SettingValue(name);
      case VALUE -> new Place.AttributeValue(name, -1);
      case DEFINITION -> new Place.DefinitionValue();
      case ROW -> newLine ? new Place.ItemStart() : new Place.RowArgument(arguments, previousWord);
      case LET -> new Place.NewName();
      case USE -> new Place.InReference(true, null);
      case INCLUDE -> new Place.IncludedFile();
      case QUANTITY -> new Place.Quantity();
    };
  }

  private Place inside(Open inner) {
    if (open.stream().anyMatch(each -> each.function().equals("calc"))) {
      return new Place.Calculation();
    }
    if (!inner.function().isEmpty()) {
      return new Place.CallArgument(inner.function(), inner.values());
    }
    int values = open.getLast().values();
    return switch (state) {
      case VALUE -> new Place.AttributeValue(name, values);
      case DEFINITION, CALL -> new Place.DefinitionValue();
      default -> new Place.Cell(values);
    };
  }
}
