package dev.diptych.animation.bvh;

import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;
import dev.diptych.animation.motion.Motion;
import dev.diptych.animation.motion.MotionItem;
import java.util.ArrayList;
import java.util.List;

/** Makes keys of frames: quaternions relative to parents, and absolute places. */
final class ImportedFrames implements BvhReader.Frames {
  private final BvhFile file;
  private final double scale;
  private final HeldPose pose;
  private final List<ImportedJoint> joints;
  private int frames;

  /**
   * Frames of a file.
   *
   * @param scale units of the file per unit of the motion
   */
  ImportedFrames(BvhFile file, double scale) {
    this.file = file;
    this.scale = scale;
    this.pose = new HeldPose(file.parents());
    this.joints = file.joints().stream().map(ImportedJoint::new).toList();
  }

  @Override
  public void add(double[] numbers) {
    int at = 0;
    for (int joint = 0; joint < joints.size(); joint++) {
      BvhJoint known = file.joints().get(joint);
      double[] place = known.offset().toArray();
      Quaternion turn = Quaternion.IDENTITY;
      for (BvhChannel channel : known.channels()) {
        double number = numbers[at++];
        if (channel.moves) {
          place[channel.axis] = number;
        } else {
          turn = turn.times(RotationOrder.about(channel.axis, number));
        }
      }
      add(joint, turn, Vector.of(place).scaled(1 / scale));
    }
    frames++;
  }

  private void add(int joint, Quaternion turn, Vector local) {
    ImportedJoint keys = joints.get(joint);
    Quaternion key = pose.key(joint, turn);
    keys.turn(key);
    Vector place = pose.absolute(joint, local);
    pose.turn(joint, key, turn);
    if (keys.isPlaced() || frames == 0) {
      Vector held = SixDecimals.of(place);
      keys.place(held);
      place = keys.isPlaced() ? held : place;
    }
    pose.put(joint, place);
  }

  /**
   * The motion.
   *
   * @param bones the names of the joints
   */
  Motion motion(String name, List<String> bones) {
    List<MotionItem> tracks = new ArrayList<>();
    for (int joint = 0; joint < joints.size(); joint++) {
      tracks.addAll(joints.get(joint).tracks(bones.get(joint)));
    }
    return new Motion(name, frames - 1, false, tracks);
  }
}
