package dev.diptych.authoring.bracket;

/**
 * A token of a text, as far as brackets depend on it.
 *
 * @param kind a bracket, {@code =}, or {@code w} for words and strings
 * @param start its offset
 * @param end the offset after it
 * @param line the line, from 0
 * @param indentation the blanks before the first token of its line
 * @param first whether it is the first token of its line
 */
record Token(char kind, int start, int end, int line, int indentation, boolean first) {
  boolean is(char wanted) {
    return kind == wanted;
  }
}
