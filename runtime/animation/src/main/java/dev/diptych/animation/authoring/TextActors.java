package dev.diptych.animation.authoring;

import dev.diptych.animation.authoring.space.Actors;
import dev.diptych.animation.authoring.space.Evaluation;
import dev.diptych.animation.authoring.space.Node;
import dev.diptych.animation.hand.Side;
import dev.diptych.animation.math.Transform;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The camera, gaze and hands of a text. They are set while it is read, and asked afterwards. */
final class TextActors implements Actors {
  private final boolean hasGaze;
  private final Map<Side, HandActor> hands;
  private final Map<Side, Node<double[]>> joints = new EnumMap<>(Side.class);
  private final Evaluation evaluation = new Evaluation();
  private @Nullable Node<Transform> head;
  private @Nullable Node<Transform> gaze;

  /**
   * Actors that do not act yet.
   *
   * @param hasGaze whether the text has a gaze
   * @param hands the hands that it has
   */
  TextActors(boolean hasGaze, Map<Side, HandActor> hands) {
    this.hasGaze = hasGaze;
    this.hands = hands;
    hands.forEach(
        (side, hand) ->
            joints.put(
                side,
                new Node<>(
                    side == Side.LEFT ? "the left hand" : "the right hand",
                    evaluation,
                    hand::joints)));
  }

  void act(Head moving) {
    head = new Node<>("the camera", evaluation, moving::at);
  }

  void look(GazeWords.Gaze moving) {
    gaze = new Node<>("the gaze", evaluation, moving::at);
  }

  @Override
  public Evaluation evaluation() {
    return evaluation;
  }

  @Override
  public Transform head(double time) {
    return Objects.requireNonNull(head).at(time);
  }

  @Override
  public boolean hasGaze() {
    return hasGaze;
  }

  @Override
  public Transform gaze(double time) {
    return Objects.requireNonNull(gaze).at(time);
  }

  @Override
  public boolean has(Side side) {
    return hands.containsKey(side);
  }

  @Override
  public double[] joints(Side side, double time) {
    return Objects.requireNonNull(joints.get(side)).at(time);
  }

  /** The hands of the text. */
  List<HandActor> hands() {
    return List.copyOf(hands.values());
  }
}
