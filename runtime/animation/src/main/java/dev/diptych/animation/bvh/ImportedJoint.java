package dev.diptych.animation.bvh;

import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;
import dev.diptych.animation.motion.MotionItem;
import dev.diptych.animation.motion.Track;
import dev.diptych.animation.motion.skeleton.Bone;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The keys of one joint, which grow with the frames. */
final class ImportedJoint {
  private static final int FIRST_SIZE = 64;

  private final BvhJoint joint;
  private double[] turns = new double[4 * FIRST_SIZE];
  private double[] places = new double[3 * FIRST_SIZE];
  private int turnCount;
  private int placeCount;
  private @Nullable Quaternion last;

  ImportedJoint(BvhJoint joint) {
    this.joint = joint;
  }

  /** Adds the rotation of the next frame, with the sign that is nearer to the one before. */
  void turn(Quaternion key) {
    Quaternion near = last == null ? key : key.near(last);
    turns = grown(turns, 4 * turnCount + 4);
    System.arraycopy(near.toArray(), 0, turns, 4 * turnCount++, 4);
    last = near;
  }

  /** Whether the place in each frame counts; otherwise the first one does. */
  boolean isPlaced() {
    return joint.isRoot() || joint.moves();
  }

  /** Adds the place in the next frame. */
  void place(Vector place) {
    places = grown(places, 3 * placeCount + 3);
    System.arraycopy(place.toArray(), 0, places, 3 * placeCount++, 3);
  }

  private static double[] grown(double[] numbers, int size) {
    return size <= numbers.length ? numbers : Arrays.copyOf(numbers, 2 * numbers.length);
  }

  /**
   * The tracks.
   *
   * @param name of the bone
   */
  List<MotionItem> tracks(String name) {
    List<MotionItem> tracks = new ArrayList<>();
    boolean atParent = !isPlaced() && joint.offset().equals(Vector.ZERO);
    if (placeCount > 0 && !atParent) {
      // With a single key it would follow its parent.
      int least = joint.isRoot() || !joint.moves() ? 1 : 2;
      tracks.add(track(Track.Kind.VECTOR, Bone.JOINT + name, places, placeCount, least));
    }
    tracks.add(track(Track.Kind.QUATERNION, name, turns, turnCount, 1));
    return tracks;
  }

  private static Track track(Track.Kind kind, String name, double[] numbers, int count, int least) {
    boolean isVector = kind == Track.Kind.VECTOR;
    int[] frames = isStill(numbers, count, kind.width()) ? ends(count, least) : all(count);
    double[] values = new double[frames.length * kind.width()];
    for (int key = 0; key < frames.length; key++) {
      System.arraycopy(
          numbers, frames[key] * kind.width(), values, key * kind.width(), kind.width());
    }
    for (int i = 0; i < values.length; i++) {
      // Without negative zeros.
      values[i] += 0.0;
    }
    return new Track(
        kind,
        name,
        isVector ? "Locate" : "Bone",
        isVector ? "pos" : "rot",
        "linear",
        frames,
        values);
  }

  private static boolean isStill(double[] numbers, int count, int width) {
    for (int i = width; i < count * width; i++) {
      if (numbers[i] != numbers[i - width]) {
        return false;
      }
    }
    return true;
  }

  /** The first frame, and the last one if there must be two keys; of one frame, it is twice. */
  private static int[] ends(int count, int least) {
    return least == 1 ? new int[1] : new int[] {0, count - 1};
  }

  private static int[] all(int count) {
    int[] frames = new int[count];
    for (int i = 0; i < count; i++) {
      frames[i] = i;
    }
    return frames;
  }
}
