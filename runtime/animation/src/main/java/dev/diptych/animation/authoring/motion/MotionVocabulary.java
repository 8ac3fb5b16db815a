package dev.diptych.animation.authoring.motion;

import dev.diptych.animation.authoring.track.Arguments;
import dev.diptych.animation.authoring.track.EasingWords;
import dev.diptych.animation.authoring.track.Tolerances;
import dev.diptych.animation.motion.MotionReader;
import dev.diptych.authoring.ExpansionContext;
import dev.diptych.authoring.Vocabulary;
import dev.diptych.authoring.VocabularyWord;
import dev.diptych.authoring.section.Section;
import dev.diptych.model.schema.FormatName;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The words of motions of Mikoto: easings and rotations in the rows of tracks.
 *
 * <p>Rotations are in the axes of the file, which are right-handed: {@code euler(x y z)} turns
 * about z, then x, then y, each counter-clockwise for who looks against the axis. Importing mirrors
 * x, so that it becomes {@code euler(x -y -z)} of an input animation.
 */
public final class MotionVocabulary implements Vocabulary {
  private static final Set<String> WORDS = words(EasingWords.names());

  private static Set<String> words(List<String> easings) {
    Set<String> words =
        new HashSet<>(
            Set.of(Tolerances.POSITION, Tolerances.ROTATION, "euler", "axis", EasingWords.BEZIER));
    words.addAll(easings);
    return Set.copyOf(words);
  }

  @Override
  public boolean appliesTo(FormatName format) {
    return MotionReader.isIn(format);
  }

  @Override
  public Set<String> words() {
    return WORDS;
  }

  @Override
  public List<VocabularyWord> help() {
    return VocabularyWord.read(MotionVocabulary.class, "words.tsv");
  }

  @Override
  public void expand(Section root, ExpansionContext context) {
    // Motions have no unit of length.
    Arguments arguments = new Arguments(context, null, Double.MAX_VALUE);
    MotionTolerances tolerances = MotionTolerances.take(root, arguments);
    new MotionWords(arguments, tolerances).expand(root);
  }
}
