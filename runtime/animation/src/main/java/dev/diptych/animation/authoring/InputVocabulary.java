package dev.diptych.animation.authoring;

import dev.diptych.animation.authoring.expect.ExpectationReader;
import dev.diptych.animation.authoring.expect.SceneCheck;
import dev.diptych.animation.authoring.space.PropReader;
import dev.diptych.animation.authoring.take.TakeReader;
import dev.diptych.animation.authoring.track.Arguments;
import dev.diptych.animation.authoring.track.KeyRows;
import dev.diptych.animation.authoring.track.Tolerances;
import dev.diptych.animation.hand.HandPoint;
import dev.diptych.authoring.ExpansionContext;
import dev.diptych.authoring.Vocabulary;
import dev.diptych.authoring.VocabularyWord;
import dev.diptych.authoring.section.Section;
import dev.diptych.model.diagnostic.DocumentCheck;
import dev.diptych.model.schema.FormatName;
import dev.diptych.model.schema.Unit;
import dev.diptych.model.source.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The words of input animations of MRTK. */
public final class InputVocabulary implements Vocabulary {
  private static final Set<String> WORDS =
      Stream.of(
              Set.of(Tolerances.POSITION, Tolerances.ROTATION),
              HeadWords.WORDS,
              GazeWords.WORDS,
              HandWords.WORDS,
              Set.of(PropReader.WORD, TakeReader.WORD, ExpectationReader.WORD))
          .flatMap(Set::stream)
          .collect(Collectors.toUnmodifiableSet());

  private static final Pattern HANDS = Pattern.compile("Hands/(Left|Right)");
  private static final String PINCH =
      "The middle between the tips of the thumb and of the index finger.";

  @Override
  public boolean appliesTo(FormatName format) {
    return format.id().equals("input_animation");
  }

  @Override
  public Set<String> words() {
    return WORDS;
  }

  @Override
  public List<VocabularyWord> help() {
    List<VocabularyWord> words = new ArrayList<>();
    words.addAll(VocabularyWord.read(InputVocabulary.class, "words.tsv"));
    for (String label : HandPoint.labels()) {
      String doc = label.equals(HandPoint.PINCH.label()) ? PINCH : "A joint of the hand.";
      words.add(new VocabularyWord(HANDS, VocabularyWord.Use.VALUE, "move", label, label, doc));
    }
    words.addAll(PlaceWords.all());
    return List.copyOf(words);
  }

  @Override
  public List<Source> definitions() {
    return List.of(BuiltInGestures.source());
  }

  @Override
  public List<DocumentCheck> checks(Section root, ExpansionContext context, boolean isOwn) {
    return SceneCheck.of(root, context, isOwn);
  }

  @Override
  public void expand(Section root, ExpansionContext context) {
    Arguments arguments = new Arguments(context, Unit.METRE, Float.MAX_VALUE);
    KeyRows rows = new KeyRows(arguments);
    Tolerances tolerances = Tolerances.take(root, arguments);
    PoseOutput output = new PoseOutput(new KeyOutput(arguments), tolerances);
    // Before the words, which see plain keys as they are played.
    new EasedRows(rows, output).expand(root);
    SceneText scene = new SceneText(root, rows);
    if (!context.report().hasErrors() && scene.isSound()) {
      scene.write(output);
    }
  }
}
