package dev.diptych.animation.convert;

import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.DocumentEdits;
import dev.diptych.animation.input.Hand;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.input.Pose;
import dev.diptych.animation.motion.Motion;
import dev.diptych.animation.motion.Notes;
import dev.diptych.animation.motion.Track;
import dev.diptych.animation.motion.sampling.Sampling;
import dev.diptych.family.Conversion.Converted;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.TableBuilder;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Converts motions to input animations: bones become poses. */
public final class MotionImport {
  private final MotionSamples samples;
  private final Notes notes = new Notes();
  private Document document;

  private MotionImport(MotionSamples samples, Document document) {
    this.samples = samples;
    this.document = document;
  }

  /**
   * Converts {@code motion}.
   *
   * @param empty an input animation with all poses of the settings, without keys
   * @throws IllegalArgumentException with one sentence if a bone or pose does not exist
   */
  public static Converted of(Motion motion, ConversionSettings settings, Document empty) {
    PoseMapping mapping = settings.mapping();
    MotionImport conversion = new MotionImport(new MotionSamples(motion, settings), empty);
    mapping.poses().forEach(conversion::bone);
    conversion.track(mapping);
    conversion.noteRest(mapping);
    return new Converted(conversion.document, conversion.notes.list());
  }

  private void bone(String name, String label) {
    Bone bone = Bone.of(samples.motion(), name);
    if (bone.isMissing()) {
      throw new IllegalArgumentException("there is no track for a bone '" + name + "'");
    }
    Pose pose = InputAnimation.of(document).pose(label);
    note(bone.rotation(), name, "rotations");
    note(bone.position(), name, "positions");
    if (bone.position().filter(MotionImport::hasKeys).isPresent()) {
      double[] values = samples.positions(bone.position().get());
      if (!Arrays.stream(values).allMatch(value -> Float.isFinite((float) value))) {
        notes.add("positions of '%s' are not finite in an input animation".formatted(name));
      }
      put(pose.position(), values, 3);
    }
    if (bone.rotation().filter(MotionImport::hasKeys).isPresent()) {
      put(pose.rotation(), samples.rotations(bone, notes), 4);
    }
  }

  private static boolean hasKeys(Track track) {
    return track.rows() > 0;
  }

  private void note(Optional<Track> track, String bone, String what) {
    if (track.filter(MotionImport::hasKeys).isEmpty()) {
      notes.add("'%s' has no %s".formatted(bone, what));
    } else {
      Sampling.of(track.get()).note().ifPresent(notes::add);
    }
  }

  private void put(List<Curve> curves, double[] values, int width) {
    float[] times = samples.times();
    for (int axis = 0; axis < width; axis++) {
      Curve curve = curves.get(axis);
      TableBuilder keys = new TableBuilder(curve.keys().layout(), times.length);
      for (int key = 0; key < times.length; key++) {
        keys.addRow();
        keys.put(Curve.TIME, bits(times[key]));
        keys.put(Curve.VALUE, bits((float) values[key * width + axis]));
      }
      put(curve, keys, times.length);
    }
  }

  private static long bits(float value) {
    return Float.floatToRawIntBits(value) & 0xFFFF_FFFFL;
  }

  /** Marks hands that have poses as tracked: others do not play. */
  private void track(PoseMapping mapping) {
    for (Hand hand : InputAnimation.of(document).hands()) {
      if (mapping.poses().values().stream().anyMatch(pose -> pose.startsWith(hand.label() + "."))) {
        Curve curve = hand.tracked();
        TableBuilder keys = new TableBuilder(curve.keys().layout(), 1);
        keys.addRow();
        keys.put(Curve.TIME, bits(0));
        keys.put(Curve.VALUE, bits(1));
        put(curve, keys, 1);
      }
    }
  }

  private void put(Curve curve, TableBuilder keys, int count) {
    Struct changed =
        curve.struct().with("keyframes", keys.build()).with("num_keyframes", new Scalar(count));
    document =
        new Document(document.schema(), DocumentEdits.put(document.root(), curve.path(), changed));
  }

  /** Adds notes about what is not converted. */
  private void noteRest(PoseMapping mapping) {
    for (Track track : Bone.tracks(samples.motion())) {
      boolean joint = track.kind() == Track.Kind.VECTOR && track.name().startsWith(Bone.JOINT);
      String bone = joint ? track.name().substring(Bone.JOINT.length()) : track.name();
      if (!mapping.poses().containsKey(bone) && !mapping.poses().containsKey(track.name())) {
        notes.add(
            "the track '%s' (%s %s) is not converted: it is not in --map"
                .formatted(track.name(), track.className(), track.member()));
      }
    }
    for (Motion motion : samples.motion().flattened()) {
      if (motion.loop()) {
        notes.add("the loop of '%s' is not converted".formatted(motion.name()));
      }
    }
  }
}
