package dev.diptych.animation.convert;

import dev.diptych.animation.Edits;
import dev.diptych.animation.curve.Animation;
import dev.diptych.animation.curve.Curve;
import dev.diptych.animation.curve.Hand;
import dev.diptych.animation.curve.Pose;
import dev.diptych.animation.motion.Motion;
import dev.diptych.animation.motion.Sampling;
import dev.diptych.animation.motion.Track;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.TableBuilder;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Makes input animations of motions: bones become poses, by a mapping that a person gives. */
public final class MotionImport {
  private final Samples samples;
  private final Remarks remarks = new Remarks();
  private Document document;

  private MotionImport(Samples samples, Document document) {
    this.samples = samples;
    this.document = document;
  }

  /**
   * An input animation with the bones of {@code motion}.
   *
   * @param motion the motion
   * @param mapping which bone is which pose
   * @param way how frames, rotations and axes become those of an input animation
   * @param empty an input animation that has all the poses that are meant, without keys
   * @throws IllegalArgumentException with a sentence, where there is no such bone or pose
   */
  public static Converted of(Motion motion, Mapping mapping, Way way, Document empty) {
    Samples samples = new Samples(motion, way.hierarchy(), way.timing(), way.axes());
    MotionImport made = new MotionImport(samples, empty);
    mapping.poses().forEach(made::bone);
    made.track(mapping);
    made.left(mapping);
    return new Converted(made.document, made.remarks.list());
  }

  private void bone(String name, String label) {
    Bone bone = Bone.of(samples.motion(), name);
    if (bone.isMissing()) {
      throw new IllegalArgumentException("no track moves a bone called '" + name + "'");
    }
    Pose pose = Animation.of(document).pose(label);
    carried(bone.rotation(), name, "rotations");
    carried(bone.position(), name, "positions");
    if (bone.position().filter(MotionImport::keyed).isPresent()) {
      double[] values = samples.positions(bone.position().get());
      if (!Arrays.stream(values).allMatch(value -> Float.isFinite((float) value))) {
        remarks.add("positions of '%s' are not finite in an input animation".formatted(name));
      }
      put(pose.position(), values, 3);
    }
    if (bone.rotation().filter(MotionImport::keyed).isPresent()) {
      put(pose.rotation(), samples.rotations(bone, remarks), 4);
    }
  }

  private static boolean keyed(Track track) {
    return track.rows() > 0;
  }

  private void carried(Optional<Track> track, String bone, String what) {
    if (track.filter(MotionImport::keyed).isEmpty()) {
      remarks.add("'%s' has no %s".formatted(bone, what));
    } else {
      Sampling.of(track.get()).remark().ifPresent(remarks::add);
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

  /** Says that hands which have poses are seen: nobody would play them otherwise. */
  private void track(Mapping mapping) {
    for (Hand hand : Animation.of(document).hands()) {
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
    document = new Document(document.schema(), Edits.put(document.root(), curve.path(), changed));
  }

  /** Says what is left of the motion. */
  private void left(Mapping mapping) {
    for (Track track : Bone.tracks(samples.motion())) {
      boolean joint = track.kind() == Track.Kind.VECTOR && track.name().startsWith("j_");
      String bone = joint ? track.name().substring(2) : track.name();
      if (!mapping.poses().containsKey(bone) && !mapping.poses().containsKey(track.name())) {
        remarks.add(
            "the track '%s' (%s %s) is not carried: --map does not mention it"
                .formatted(track.name(), track.className(), track.member()));
      }
    }
    for (Motion motion : samples.motion().flattened()) {
      if (motion.loop()) {
        remarks.add("that '%s' loops is not carried".formatted(motion.name()));
      }
    }
  }
}
