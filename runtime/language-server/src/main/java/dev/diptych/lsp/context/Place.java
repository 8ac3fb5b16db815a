package dev.diptych.lsp.context;

import org.jspecify.annotations.Nullable;

/** What may be written at a position. */
public sealed interface Place {
  /** In the header line, or before it. */
  record Header() implements Place {}

  /** After {@code Eof}. */
  record Tail() implements Place {}

  /** In a comment. */
  record Comment() implements Place {}

  /**
   * In a string that is not what {@code include} names.
   *
   * @param setting the word whose value it is, such as {@code file}; or an empty string
   */
  record InString(String setting) implements Place {}

  /** Where an item begins: a block, an attribute, a row or a statement. */
  record ItemStart() implements Place {}

  /**
   * In the value of an attribute.
   *
   * @param attribute its name
   * @param index how many values precede it in the parenthesis; -1 outside of one
   */
  record AttributeValue(String attribute, int index) implements Place {}

  /** In the value of a definition. */
  record DefinitionValue() implements Place {}

  /**
   * In the parenthesis of a row.
   *
   * @param index how many values precede it
   */
  record Cell(int index) implements Place {}

  /**
   * After the key of a row, outside of parentheses.
   *
   * @param values how many arguments follow the key, each of them a parenthesis, a word or a name
   * @param before the word directly before, or an empty string
   */
  record RowArgument(int values, String before) implements Place {}

  /**
   * In the parenthesis of a function.
   *
   * @param function its name
   * @param index how many values precede it
   */
  record CallArgument(String function, int index) implements Place {}

  /**
   * After a word that is no attribute, such as {@code mirror}.
   *
   * @param word the word
   */
  record SettingValue(String word) implements Place {}

  /** In {@code calc(…)}. */
  record Calculation() implements Place {}

  /** The time or number of {@code at} and {@code repeat}. */
  record Quantity() implements Place {}

  /**
   * In {@code $name}.
   *
   * @param items whether items are wanted, after {@code use}
   * @param around the place without the reference, or null
   */
  record InReference(boolean items, @Nullable Place around) implements Place {}

  /** In the string after {@code include}. */
  record IncludedFile() implements Place {}

  /** Where the name of a definition is written. */
  record NewName() implements Place {}
}
