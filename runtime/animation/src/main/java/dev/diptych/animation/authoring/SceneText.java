package dev.diptych.animation.authoring;

import dev.diptych.animation.authoring.expect.ExpectationReader;
import dev.diptych.animation.authoring.space.PlaceException;
import dev.diptych.animation.authoring.space.Places;
import dev.diptych.animation.authoring.space.Prop;
import dev.diptych.animation.authoring.space.PropReader;
import dev.diptych.animation.authoring.space.Space;
import dev.diptych.animation.authoring.space.Stage;
import dev.diptych.animation.authoring.take.TakeReader;
import dev.diptych.animation.authoring.take.Takes;
import dev.diptych.animation.authoring.track.Arguments;
import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.authoring.track.KeyRows;
import dev.diptych.animation.authoring.track.Tolerances;
import dev.diptych.animation.hand.Side;
import dev.diptych.authoring.section.Section;
import dev.diptych.model.diagnostic.Replacement;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The words of one text: everything is read into functions of time first, because words see
 * everything; then the keys are written.
 */
final class SceneText {
  private static final Set<String> COMPILED_TO_NOTHING =
      Set.of(PropReader.WORD, TakeReader.WORD, ExpectationReader.WORD);

  private final Section root;
  private final Arguments arguments;
  private final Map<Side, HandReader.Words> sections;
  private final Map<Side, HandActor> hands = new EnumMap<>(Side.class);
  private final TextActors actors;
  private final Stage stage;
  private final HeadWords headWords;
  private final HandWords handWords;
  private final GazeWords gazeWords;
  private final Head head;
  private final Optional<GazeWords.Gaze> gaze;
  private final SceneKeys keys = new SceneKeys(this::collect);

  /** Reads the words of {@code root}. */
  SceneText(Section root, KeyRows rows) {
    this.root = root;
    this.arguments = rows.arguments();
    TakeReader recordings = TakeReader.declare(root, rows);
    this.sections = HandWords.sections(root);
    sections.forEach(
        (side, hand) -> hands.put(side, new HandActor(side, hand.section(), arguments)));
    this.actors = new TextActors(root.section("EyeGaze").isPresent(), hands);
    this.stage = new Stage(arguments, actors);
    PropReader props = PropReader.declare(root, rows, stage);
    Places world = new Places(arguments, stage, Space.WORLD);
    Takes takes = recordings.read(stage);
    hands.forEach((side, hand) -> hand.play(takes.hand(side)));
    this.headWords = new HeadWords(rows, world);
    this.head = headWords.read(root, takes.camera());
    actors.act(head);
    this.gazeWords = new GazeWords(rows, world, head);
    this.gaze = gazeWords.read(root, takes.gaze());
    gaze.ifPresent(actors::look);
    GestureLibrary gestures = GestureLibrary.take(root, arguments);
    this.handWords = new HandWords(new HandReader(rows, world, gestures));
    handWords.read(sections, hands);
    props.read();
    stage.checkFaces();
    new ExpectationReader(arguments, stage).read(root); // Reports mistakes in them.
  }

  /** What moves in the text. */
  TextActors actors() {
    return actors;
  }

  /** The props and spaces of the text. */
  Stage stage() {
    return stage;
  }

  /** The keys of all objects, in any order. */
  List<KeyRow> rows() {
    return keys.all();
  }

  /**
   * Whether every object has a place at all times; otherwise the errors are reported. A text whose
   * words are all about the world has nothing that can depend on itself.
   */
  boolean isSound() {
    if (!stage.isUsed()) {
      return true;
    }
    TreeSet<Double> times = new TreeSet<>();
    keys.all().forEach(key -> times.add(key.time()));
    List<Double> all = new ArrayList<>(times);
    for (int i = 0; i < all.size(); i++) {
      double time = all.get(i);
      if (!isSoundAt(time) || (i > 0 && !isSoundAt((all.get(i - 1) + time) / 2))) {
        return false;
      }
    }
    return true;
  }

  private boolean isSoundAt(double time) {
    try {
      actors.head(time);
      if (actors.hasGaze()) {
        actors.gaze(time);
      }
      hands.keySet().forEach(side -> actors.joints(side, time));
      stage.props().forEach(prop -> prop.at(time));
      return true;
    } catch (PlaceException e) {
      report(e);
      return false;
    }
  }

  private void report(PlaceException e) {
    KeyRow row = e.row();
    var origin = row == null ? root.origin() : row.origin();
    String message = String.valueOf(e.getMessage());
    Replacement better = e.replacement();
    if (better == null) {
      arguments.context().report().error(e.code(), origin, message, e.help());
    } else {
      arguments.context().report().fixable(e.code(), origin, message, better, e.help());
    }
  }

  /** Replaces all words by keys. */
  void write(PoseOutput output) {
    try {
      judge(output.tolerances());
      headWords.write(root, head, output, keys);
      gaze.ifPresent(moving -> gazeWords.write(root, moving, output, keys));
      sections.values().forEach(hand -> handWords.write(hand, hands, output, keys));
    } catch (PlaceException e) {
      report(e);
    }
    root.removeIf(
        entry -> entry instanceof Section section && COMPILED_TO_NOTHING.contains(section.name()));
  }

  /** Warns of what is hardly meant. */
  private void judge(Tolerances tolerances) {
    LookLint lint = new LookLint(arguments.context().report());
    if (head.look() != null) {
      lint.check("the camera looks", head.look(), head::at, LookLint.VIEW);
    }
    gaze.ifPresent(
        eyes -> {
          if (eyes.look() != null) {
            lint.check("the gaze is", eyes.look(), eyes::at, tolerances.degrees());
          }
        });
  }

  private List<KeyRow> collect() {
    List<KeyRow> keys = new ArrayList<>(head.keys());
    gaze.ifPresent(moving -> keys.addAll(moving.keys()));
    hands.values().forEach(hand -> keys.addAll(hand.keys()));
    for (Prop prop : stage.props()) {
      keys.addAll(prop.keys());
    }
    return keys;
  }
}
