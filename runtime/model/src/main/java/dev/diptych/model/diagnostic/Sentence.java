package dev.diptych.model.diagnostic;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a diagnostic tells. It may end with another place of the text, such as {@code on line 4},
 * whose words are made when they are shown: until then, the place can be moved.
 *
 * @param words the sentence, without the place
 * @param place the other place; null if there is none
 * @param isNamed whether the place is shown with its name, because it may be in another text
 */
public record Sentence(String words, Location.@Nullable InText place, boolean isNamed) {
  /** A sentence without another place. */
  static Sentence of(String words) {
    return new Sentence(words, null, false);
  }

  /**
   * A sentence that ends with a place in the text that it is about.
   *
   * @param words what precedes the place, such as {@code already set}
   */
  static Sentence of(String words, Location.InText place) {
    return new Sentence(words, place, false);
  }

  /** The same sentence about another place, which may be in another text. */
  Sentence moved(Location.InText other) {
    return new Sentence(words, other, true);
  }

  @Override
  public String toString() {
    if (place == null) {
      return words;
    }
    var position = place.source().position(place.span().start());
    return isNamed
        ? words + " at " + place.name() + ":" + position
        : words + " on line " + position.line();
  }

  // Plain code: each generated equals takes a millisecond at its first use.
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Sentence sentence
        && words.equals(sentence.words)
        && Objects.equals(place, sentence.place)
        && isNamed == sentence.isNamed;
  }

  @Override
  public int hashCode() {
    return words.hashCode();
  }
}
