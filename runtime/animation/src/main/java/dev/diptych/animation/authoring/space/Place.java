package dev.diptych.animation.authoring.space;

import dev.diptych.animation.math.Transform;
import dev.diptych.animation.math.Vector;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A point that is at rest in a space. */
public final class Place {
  private final Space space;
  private final Once<Vector> local;

  /** Of a place in a space that was taken at one time: the frame, and the point in it. */
  private final @Nullable Frame frame;

  private record Frame(Space source, Once<Transform> transform, Vector local) {}

  private Place(Space space, Once<Vector> local, @Nullable Frame frame) {
    this.space = space;
    this.local = local;
    this.frame = frame;
  }

  /** A point of a space. */
  public static Place of(Space space, Vector local) {
    return new Place(space, Once.of(local), null);
  }

  /** A point that is found when it is first asked for. */
  public static Place of(Space space, Supplier<Vector> local) {
    return new Place(space, new Once<>(local), null);
  }

  /** A point of a space as it is just before {@code time}; it does not move. */
  static Place fixed(Space space, double time, Vector local) {
    return fixed(space, new Once<>(() -> space.at(Math.nextDown(time))), local);
  }

  private static Place fixed(Space source, Once<Transform> transform, Vector local) {
    Once<Vector> point = new Once<>(() -> transform.get().apply(local));
    return new Place(Space.WORLD, point, new Frame(source, transform, local));
  }

  /** The space; {@code World} if it was taken at one time. */
  Space space() {
    return space;
  }

  /** What it follows: its space, or that from which it was taken at one time. */
  Space followed() {
    return frame == null ? space : frame.source;
  }

  /** Whether it is a point of the world that the text writes. */
  boolean isWritten() {
    return space == Space.WORLD && local.isKnown();
  }

  /** The point in the space. */
  Vector local() {
    return local.get();
  }

  /** Where it is, in metres. */
  public Vector at(double time) {
    return space == Space.WORLD ? local.get() : space.point(local.get(), time);
  }

  /** The place that is {@code by} away along the axes of its space. */
  Place moved(Vector by) {
    if (frame != null) {
      return fixed(frame.source, frame.transform, frame.local.plus(by));
    }
    return local.isKnown() ? of(space, local().plus(by)) : of(space, () -> local().plus(by));
  }

  /** The same point just before {@code time}, at rest in another space from then on. */
  public Place in(Space other, double time) {
    if (other == space) {
      return this;
    }
    double before = Math.nextDown(time);
    return of(other, () -> other.at(before).toLocal(at(before)));
  }
}
