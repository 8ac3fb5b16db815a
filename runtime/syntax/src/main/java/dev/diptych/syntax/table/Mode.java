package dev.diptych.syntax.table;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A mode of a lexer.
 *
 * @param number its number in the table
 * @param up the mode that {@link LexerTable#pop} returns to, or null
 */
public record Mode(int number, @Nullable Mode up) {
  /** A mode without one to return to. */
  public Mode(int number) {
    this(number, null);
  }

  /** The mode after a change. */
  Mode after(int change) {
    if (change == LexerTable.POP) {
      return Objects.requireNonNullElse(up, this);
    }
    return change >= LexerTable.PUSH
        ? new Mode(change - LexerTable.PUSH, this)
        : new Mode(change - LexerTable.TO, up);
  }

  /** Not recursive, because modes nest as deep as the parentheses of calculations. */
  @Override
  public boolean equals(@Nullable Object other) {
    Mode mine = this;
    Mode that = other instanceof Mode mode ? mode : null;
    while (mine != that) {
      if (mine == null || that == null || mine.number != that.number) {
        return false;
      }
      mine = mine.up;
      that = that.up;
    }
    return true;
  }

  @Override
  public int hashCode() {
    return number;
  }

  @Override
  public String toString() {
    return "Mode[" + number + "]";
  }
}
