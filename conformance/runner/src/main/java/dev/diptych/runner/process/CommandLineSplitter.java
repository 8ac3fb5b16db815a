package dev.diptych.runner.process;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Splits a command into words as a shell does: quotes keep blanks and have no other meaning. */
public final class CommandLineSplitter {
  private final List<String> words = new ArrayList<>();
  private @Nullable StringBuilder word;
  private char quote;

  private CommandLineSplitter() {}

  /**
   * Splits {@code command}.
   *
   * @throws IllegalArgumentException if it is empty or a quote is not closed
   */
  public static List<String> of(String command) {
    CommandLineSplitter commandLineSplitter = new CommandLineSplitter();
    command.chars().forEach(c -> commandLineSplitter.take((char) c));
    if (commandLineSplitter.quote != 0) {
      throw new IllegalArgumentException("unclosed quote: " + command);
    }
    commandLineSplitter.end();
    if (commandLineSplitter.words.isEmpty()) {
      throw new IllegalArgumentException("no command in '" + command + "'");
    }
    return List.copyOf(commandLineSplitter.words);
  }

  private void take(char c) {
    boolean quotes = c == '"' || c == '\'';
    if (quote == c) {
      quote = 0;
    } else if (quote == 0 && quotes) {
      quote = c;
      begin();
    } else if (quote == 0 && Character.isWhitespace(c)) {
      end();
    } else {
      begin().append(c);
    }
  }

  private StringBuilder begin() {
    if (word == null) {
      word = new StringBuilder();
    }
    return word;
  }

  private void end() {
    if (word != null) {
      words.add(word.toString());
      word = null;
    }
  }
}
