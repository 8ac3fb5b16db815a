package dev.diptych.authoring.format;

/**
 * Decides where items begin, which the grammar decides in the same way; where that depends on more
 * than a few tokens, line ends decide.
 */
final class ItemTracker {
  private enum State {
    /** An item begins here. */
    START,
    /** Everything up to the brace belongs to the item. */
    HEAD,
    /** A name and the equals sign of an attribute. */
    NAME,
    /** The value of an attribute. */
    VALUE,
    /** A group belongs to the value. */
    CALL,
    /** A row before its first group. */
    ROW,
    /** A row after its first group or argument. */
    ARGUMENTS,
    /** The last value of a setting. */
    SETTING
  }

  private final TokenScanner next;
  private final boolean authored;
  private State state = State.START;
  private boolean row;
  private boolean named;
  private TokenKind previous = TokenKind.NOTHING;
  private boolean at;
  private boolean argument;

  /**
   * A tracker.
   *
   * @param next a scanner to look ahead with
   * @param authored whether rows have arguments
   */
  ItemTracker(TokenScanner next, boolean authored) {
    this.next = next;
    this.authored = authored;
  }

  /** The state, to return to. */
  record Mark(Object state, boolean row, boolean named, TokenKind previous, boolean at) {}

  Mark mark() {
    return new Mark(state, row, named, previous, at);
  }

  void reset(Mark mark) {
    state = (State) mark.state();
    row = mark.row();
    named = mark.named();
    previous = mark.previous();
    at = mark.at();
  }

  /** Whether the current item is a row. */
  boolean isRow() {
    return row;
  }

  /** Whether the current token is an argument of a row, after its value. */
  boolean isArgument() {
    return argument;
  }

  /** Whether the current token is in the value of an attribute. */
  boolean isValue() {
    return state == State.VALUE || state == State.CALL;
  }

  /**
   * Whether a token outside of parentheses begins an item.
   *
   * @param newLine whether a line end precedes it
   */
  boolean begins(TokenScanner token, boolean newLine) {
    boolean begins = state == State.START || ends(token, newLine);
    argument = state == State.ARGUMENTS;
    if (begins) {
      begin(token);
    } else {
      advance(token);
    }
    previous = token.kind();
    at = token.is("at");
    return begins;
  }

  /** A brace was opened or closed. */
  void brace() {
    state = State.START;
    row = false;
    previous = TokenKind.NOTHING;
  }

  /** A group outside of parentheses was closed. */
  void closed() {
    previous = TokenKind.CLOSE;
    state =
        switch (state) {
          case VALUE, CALL, SETTING -> State.START;
          case ROW, ARGUMENTS -> authored ? State.ARGUMENTS : State.START;
          default -> state;
        };
  }

  private boolean ends(TokenScanner token, boolean newLine) {
    if (state == State.CALL) {
      return token.kind() != TokenKind.OPEN;
    }
    if (state != State.ROW && state != State.ARGUMENTS) {
      return false;
    }
    boolean first = state == State.ROW;
    return switch (token.kind()) {
      case NUMBER -> previous != TokenKind.RANGE;
      case OPEN -> !first && named;
      case REFERENCE, CALC -> newLine && previous != TokenKind.RANGE && !at;
      case BYTES -> !first;
      case STRING -> !first && following(token) == TokenKind.OPEN;
      case NAME -> statement(token) || (named && newLine && next.kind() == TokenKind.OPEN);
      case END -> true;
      default -> false;
    };
  }

  private TokenKind following(TokenScanner token) {
    return next.readCode(token.end());
  }

  /** Whether a name after a row begins a statement. */
  private boolean statement(TokenScanner token) {
    TokenKind after = following(token);
    boolean quantity = isQuantity(after);
    if (after == TokenKind.ASSIGN || after == TokenKind.LBRACE) {
      return true;
    }
    if (token.is("repeat") || token.is("at")) {
      return quantity && headed(token);
    }
    if (token.is("use") || token.is("include")) {
      return after == (token.is("use") ? TokenKind.REFERENCE : TokenKind.STRING);
    }
    boolean two = after == TokenKind.NAME && isBlockOrLet(token);
    following(token);
    return two;
  }

  private boolean isBlockOrLet(TokenScanner token) {
    TokenKind third = next.readCode(next.end());
    return third == TokenKind.LBRACE || (token.is("let") && third == TokenKind.ASSIGN);
  }

  /** Whether a brace follows the next few words. */
  private boolean headed(TokenScanner token) {
    int depth = 0;
    TokenKind found = following(token);
    for (int i = 0; i < 40; i++) {
      if (found == TokenKind.LBRACE) {
        return true;
      }
      depth += found == TokenKind.OPEN ? 1 : found == TokenKind.CLOSE ? -1 : 0;
      boolean word = depth > 0 || isQuantity(found) || found == TokenKind.CLOSE || next.is("every");
      if (!word) {
        return false;
      }
      found = next.readCode(next.end());
    }
    return false;
  }

  private static boolean isQuantity(TokenKind kind) {
    return kind == TokenKind.NUMBER || kind == TokenKind.REFERENCE || kind == TokenKind.CALC;
  }

  private void begin(TokenScanner token) {
    row = false;
    named = false;
    switch (token.kind()) {
      case NUMBER, REFERENCE, CALC, STRING, BYTES -> row(State.ROW, false);
      case OPEN -> row(State.ROW, true);
      case NAME, HYPHENATED -> beginName(token);
      default -> state = State.START;
    }
  }

  private void row(State begun, boolean isNamed) {
    row = true;
    named = isNamed;
    state = begun;
  }

  private void beginName(TokenScanner token) {
    TokenKind after = following(token);
    if (after == TokenKind.ASSIGN) {
      state = State.NAME;
    } else if (after == TokenKind.OPEN) {
      row(State.ROW, true);
    } else if (after == TokenKind.LBRACE || isHead(token, after)) {
      state = State.HEAD;
    } else if (token.is("let") && after == TokenKind.NAME) {
      state = State.NAME;
    } else {
      state = State.SETTING;
    }
  }

  private boolean isHead(TokenScanner token, TokenKind after) {
    if (token.is("repeat") || token.is("at")) {
      return isQuantity(after);
    }
    return after == TokenKind.NAME && next.readCode(next.end()) == TokenKind.LBRACE;
  }

  private void advance(TokenScanner token) {
    switch (state) {
      case NAME -> state = token.kind() == TokenKind.ASSIGN ? State.VALUE : State.NAME;
      case VALUE -> state = value(token);
      case SETTING -> state = token.kind() == TokenKind.CALC ? State.SETTING : State.START;
      case ROW -> state = State.ROW;
      default -> {}
    }
    if (state == State.ROW && token.kind() != TokenKind.OPEN) {
      state = State.ARGUMENTS;
    }
  }

  private State value(TokenScanner token) {
    return switch (token.kind()) {
      case OPEN, CALC -> State.VALUE;
      case NAME, HYPHENATED ->
          authored && following(token) == TokenKind.OPEN ? State.CALL : State.START;
      default -> State.START;
    };
  }
}
