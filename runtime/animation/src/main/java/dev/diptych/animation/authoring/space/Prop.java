package dev.diptych.animation.authoring.space;

import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.hand.Side;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Transform;
import dev.diptych.animation.math.Vector;
import dev.diptych.authoring.tree.Origin;
import java.util.List;
import java.util.stream.DoubleStream;
import org.jspecify.annotations.Nullable;

/** A thing that is not part of the animation: where it is, and its solid. */
public final class Prop implements Space {
  private final String name;
  private final Origin origin;
  private Shape shape = Shape.POINT;
  private @Nullable PropMotion motion;
  private Node<Vector> origins;
  private Node<Quaternion> rotations;

  /** A prop whose place is set later, because props may be in others that follow. */
  Prop(String name, Origin origin, Evaluation evaluation) {
    this.name = name;
    this.origin = origin;
    this.origins = new Node<>(name, evaluation, time -> Vector.ZERO);
    this.rotations = new Node<>(name, evaluation, time -> Quaternion.IDENTITY);
  }

  void set(Shape solid, PropMotion moving) {
    Evaluation evaluation = moving.evaluation();
    shape = solid;
    motion = moving;
    origins = new Node<>(name, evaluation, moving::origin);
    rotations = new Node<>(name, evaluation, moving::rotation);
  }

  @Override
  public String name() {
    return name;
  }

  /** Where it is defined. */
  public Origin origin() {
    return origin;
  }

  /** Its solid. */
  public Shape shape() {
    return shape;
  }

  /** The rows that move it. */
  public List<KeyRow> keys() {
    return motion == null ? List.of() : motion.keys();
  }

  /** Times, in any order, between which it moves little and evenly. */
  DoubleStream steps() {
    return motion == null ? DoubleStream.empty() : motion.steps();
  }

  /** {@code time}, or the time just before the hand took the prop that it holds at {@code time}. */
  double before(double time, Side hand) {
    return motion == null ? time : motion.before(time, hand);
  }

  @Override
  public boolean isStill() {
    return motion == null || motion.isStill();
  }

  @Override
  public Transform at(double time) {
    return new Transform(origins.at(time), rotations.at(time));
  }

  @Override
  public Vector origin(double time) {
    return origins.at(time);
  }

  @Override
  public Quaternion rotation(double time) {
    return rotations.at(time);
  }
}
