package dev.diptych.animation.bvh;

import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.QuaternionRows;
import dev.diptych.animation.math.Vector;
import dev.diptych.animation.motion.sampling.Sampling;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The frames of a BVH file: what a motion plays, in numbers that its keys could have. */
final class ExportedFrames {
  /** A rotation is the same again after one or two steps. */
  private static final int MAX_STEPS = 8;

  private final List<ExportedJoint> joints;
  private final double scale;
  private final HeldPose pose;
  private final Quaternion[] played;
  private final RotationOrder[] orders;
  private final double[] @Nullable [] angles;
  private final Vector[] offsets;
  private final BvhNumber number = new BvhNumber();
  private final StringBuilder text = new StringBuilder();
  private final Set<String> unturned = new TreeSet<>();

  /**
   * Frames of joints.
   *
   * @param scale units of the file per unit of the motion
   */
  ExportedFrames(List<ExportedJoint> joints, double scale) {
    int count = joints.size();
    this.joints = joints;
    this.scale = scale;
    this.pose = new HeldPose(joints.stream().mapToInt(each -> each.joint().parent()).toArray());
    this.played = new Quaternion[count];
    this.orders = new RotationOrder[count];
    this.angles = new double[count][];
    this.offsets = new Vector[count];
    for (int joint = 0; joint < count; joint++) {
      BvhJoint known = joints.get(joint).joint();
      orders[joint] = RotationOrder.of(known.channels());
      offsets[joint] = known.offset();
    }
  }

  /**
   * Adds a frame.
   *
   * @throws IllegalArgumentException with one sentence if a position is not finite
   */
  void add(double frame) {
    boolean isFirst = text.isEmpty();
    for (int joint = 0; joint < joints.size(); joint++) {
      ExportedJoint exported = joints.get(joint);
      Vector place = offsets[joint];
      if (exported.isPlaced()) {
        place = place(joint, exported, frame);
        offsets[joint] = isFirst && exported.findsOffset() ? place : offsets[joint];
      } else {
        pose.put(joint, pose.absolute(joint, place.scaled(1 / scale)));
      }
      write(exported.joint(), place, turn(joint, exported, frame));
    }
    text.setCharAt(text.length() - 1, '\n');
  }

  /** Where a joint is on its parent, in units of the file. */
  private Vector place(int joint, ExportedJoint exported, double frame) {
    Sampling position = exported.position();
    Vector wanted = position == null ? Vector.ZERO : Vector.of(position.at(frame).orElseThrow());
    if (!Double.isFinite(wanted.norm())) {
      throw new IllegalArgumentException(
          "a position of '%s' is not finite, near frame %s".formatted(exported.bone(), frame));
    }
    Vector held = SixDecimals.of(wanted);
    pose.put(joint, held);
    Vector local = pose.toLocal(joint, held).scaled(scale);
    return new Vector(
        BvhNumber.position(local.x()),
        BvhNumber.position(local.y()),
        BvhNumber.position(local.z()));
  }

  /** Turns a joint and returns its angles. */
  private double[] turn(int joint, ExportedJoint exported, double frame) {
    int parent = exported.joint().parent();
    Quaternion own = rotation(exported, frame);
    played[joint] = parent < 0 ? own : played[parent].times(own);
    Quaternion key = SixDecimals.of(pose.toLocal(joint, played[joint]));
    double[] found = orders[joint].angles(key.unit(), angles[joint]);
    Quaternion local = orders[joint].rotation(found);
    for (int step = 0; step < MAX_STEPS; step++) {
      Quaternion imported = pose.key(joint, local);
      if (SixDecimals.isSame(imported, key)) {
        break;
      }
      key = imported;
      found = orders[joint].angles(key.unit(), angles[joint]);
      local = orders[joint].rotation(found);
    }
    pose.turn(joint, key, local);
    angles[joint] = found;
    return found;
  }

  private Quaternion rotation(ExportedJoint exported, double frame) {
    Sampling rotation = exported.rotation();
    if (rotation == null) {
      return Quaternion.IDENTITY;
    }
    Quaternion turn = QuaternionRows.get(rotation.at(frame).orElseThrow(), 0).unit();
    boolean valid = Double.isFinite(turn.norm());
    if (!valid) {
      unturned.add(exported.bone());
    }
    return valid ? turn : Quaternion.IDENTITY;
  }

  private void write(BvhJoint joint, Vector place, double[] turns) {
    double[] places = place.toArray();
    int turn = 0;
    for (BvhChannel channel : joint.channels()) {
      number.print(channel.moves ? places[channel.axis] : turns[turn++], text);
      text.append(' ');
    }
  }

  /** The lines of all frames. */
  CharSequence text() {
    return text;
  }

  /** The bones some of whose rotations have no length, or are not finite. */
  Set<String> unturned() {
    return unturned;
  }

  /** The joints, with the offsets that the first frame gives. */
  List<BvhJoint> joints() {
    List<BvhJoint> all = new ArrayList<>();
    for (int joint = 0; joint < offsets.length; joint++) {
      BvhJoint known = joints.get(joint).joint();
      all.add(
          new BvhJoint(
              known.name(), known.parent(), offsets[joint], known.channels(), known.ends()));
    }
    return all;
  }
}
