package dev.diptych.animation.authoring;

import dev.diptych.animation.authoring.space.Face;
import dev.diptych.animation.hand.HandPoint;
import dev.diptych.authoring.VocabularyWord;
import dev.diptych.authoring.VocabularyWord.Use;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** The names of places, as editors offer them after {@code in}, {@code at} and such words. */
final class PlaceWords {
  private static final Pattern ROWS =
      Pattern.compile(
          "(Camera|Hands/(Left|Right)|prop)/(move|turn)|(Camera|EyeGaze)/look|prop/held|expect"
              + "|take/meet");
  private static final Pattern BLOCKS = Pattern.compile("Camera|EyeGaze|Hands/(Left|Right)|prop");
  private static final String PROPS = "<prop>";

  private final List<VocabularyWord> words = new ArrayList<>();

  private PlaceWords() {}

  static List<VocabularyWord> all() {
    PlaceWords all = new PlaceWords();
    all.space(
        PROPS,
        "A prop.",
        List.of("in", "at", "towards", "not", "of", "from", "inside", "reaches", "sees"));
    for (Face face : Face.values()) {
      String side = face.label().toLowerCase(Locale.ROOT);
      String doc = "The middle of the " + side + " of a prop.";
      all.space(
          PROPS + "." + face.label(), doc, List.of("in", "at", "towards", "onto", "of", "from"));
    }
    all.space("World", "The space of the file.", List.of("in"));
    all.space("Head", "The head: place and rotation of the camera.", List.of("in", "towards"));
    all.space("Body", "The head without nodding and tilting: it stays upright.", List.of("in"));
    all.space("EyeGaze", "The eyes, with +Z along the gaze.", List.of("in"));
    for (String side : List.of("Right", "Left")) {
      for (String label : HandPoint.labels()) {
        String doc = "A point of the " + side.toLowerCase(Locale.ROOT) + " hand.";
        all.space(side + "." + label, doc, List.of("in", "at", "towards", "not", "of", "from"));
      }
    }
    return all.words;
  }

  private void space(String name, String doc, List<String> after) {
    for (String word : after) {
      words.add(new VocabularyWord(ROWS, Use.PLACE, word, name, name, doc));
    }
    words.add(new VocabularyWord(BLOCKS, Use.VALUE, "in", name, name, doc));
  }
}
