package dev.diptych.animation.bvh;

import dev.diptych.animation.motion.Notes;
import dev.diptych.animation.motion.UnheldBlocks;
import dev.diptych.animation.motion.sampling.Sampling;
import dev.diptych.animation.motion.skeleton.Bone;
import dev.diptych.family.Extracted;
import dev.diptych.model.document.Document;
import java.util.List;

/** Writes motions as BVH files. */
final class BvhExport {
  /** The limit of numbers in all frames, which take about ten bytes each. */
  private static final long MAX_NUMBERS = 20_000_000;

  private BvhExport() {}

  /**
   * The file of the first motion in a document.
   *
   * @throws IllegalArgumentException with one sentence if it cannot be written
   */
  static Extracted of(Document document, BvhSettings settings) {
    Notes notes = new Notes();
    ExportedMotion exported = ExportedMotion.of(document);
    List<ExportedJoint> joints = ExportedSkeleton.of(exported.motion(), settings, notes);
    Bone.tracks(exported.motion())
        .forEach(track -> Sampling.of(track).note().ifPresent(notes::add));
    exported.findLost(joints, settings);
    long count = settings.frames(exported.last());
    long numbers = joints.stream().mapToLong(each -> each.joint().channels().size()).sum();
    if (count > MAX_NUMBERS / numbers) {
      throw new IllegalArgumentException(
          "%,d frames of %,d numbers are more than %,d: choose a lower --rate"
              .formatted(count, numbers, MAX_NUMBERS));
    }
    ExportedFrames frames = new ExportedFrames(joints, settings.motion().scale());
    for (int frame = 0; frame < count; frame++) {
      frames.add(settings.frame(frame));
    }
    exported.loseRotations(frames.unturned());
    StringBuilder text = new StringBuilder(JointsText.of(frames.joints()));
    text.append("MOTION\nFrames: ").append(count).append("\nFrame Time: ");
    new BvhNumber().print(BvhNumber.position(settings.frameTime()), text);
    text.append('\n').append(frames.text());
    return Extracted.text(text.toString())
        .with(exported.lost(), notes.list())
        .with(UnheldBlocks.of(document), List.of());
  }
}
