package dev.diptych.animation.bvh;

import dev.diptych.animation.math.Vector;
import dev.diptych.animation.motion.Motion;
import dev.diptych.animation.motion.MotionResult;
import dev.diptych.animation.motion.Notes;
import dev.diptych.animation.report.NumberFormatting;
import dev.diptych.model.diagnostic.Result;
import java.util.List;

/** Makes motions of BVH files. */
public final class BvhImport {
  private static final int DECIMALS = 3;

  private BvhImport() {}

  /**
   * The motion of a BVH file: frame by frame, in its axes.
   *
   * @param name of the file
   * @param bytes of the file
   * @param scale units of the file per unit of the motion
   */
  public static Result<MotionResult> of(String name, byte[] bytes, double scale) {
    return BvhReader.read(name, bytes, file -> new Imported(name, file, scale));
  }

  /** A file that is imported. */
  private static final class Imported implements BvhReader.Target<MotionResult> {
    private final String name;
    private final BvhFile file;
    private final ImportedFrames frames;

    Imported(String name, BvhFile file, double scale) {
      this.name = name;
      this.file = file;
      this.frames = new ImportedFrames(file, scale);
    }

    @Override
    public BvhReader.Frames frames() {
      return frames;
    }

    @Override
    public MotionResult result() {
      Notes notes = new Notes();
      List<String> bones = BoneNames.of(file.joints(), notes);
      notes.add(
          "a motion has no parents and offsets of bones: --skeleton of export takes them from the"
              + " BVH file");
      notes.add(
          "a motion has no frame rate: --fps %s is that of the BVH file"
              .formatted(NumberFormatting.rounded(file.rate(), DECIMALS)));
      if (file.joints().stream().anyMatch(Imported::hasEnd)) {
        notes.add("End Sites are not converted");
      }
      Motion motion = frames.motion(BoneNames.motion(name), bones);
      return new MotionResult(motion, notes.list());
    }

    private static boolean hasEnd(BvhJoint joint) {
      return joint.ends().stream().anyMatch(end -> !end.equals(Vector.ZERO));
    }
  }
}
