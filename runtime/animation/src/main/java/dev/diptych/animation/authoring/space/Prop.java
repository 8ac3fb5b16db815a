package dev.diptych.animation.authoring.space;

import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.math.Transform;
import dev.diptych.authoring.tree.Origin;
import java.util.ArrayList;
import java.util.List;

/** A thing that is not part of the animation: where it is, and its solid. */
public final class Prop implements Space {
  private final String name;
  private final Origin origin;
  private final List<KeyRow> keys = new ArrayList<>();
  private Shape shape = Shape.POINT;
  private Node<Transform> node;

  /** A prop whose place is set later, because props may be in others that follow. */
  Prop(String name, Origin origin, Evaluation evaluation) {
    this.name = name;
    this.origin = origin;
    this.node = new Node<>(name, evaluation, time -> Transform.IDENTITY);
  }

  void set(Shape solid, List<KeyRow> rows, Node<Transform> place) {
    shape = solid;
    keys.addAll(rows);
    node = place;
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
    return List.copyOf(keys);
  }

  @Override
  public Transform at(double time) {
    return node.at(time);
  }
}
