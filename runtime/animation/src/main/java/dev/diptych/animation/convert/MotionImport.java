package dev.diptych.animation.convert;

import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.DocumentEdits;
import dev.diptych.animation.input.Hand;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.input.Pose;
import dev.diptych.animation.motion.Motion;
import dev.diptych.animation.motion.Notes;
import dev.diptych.animation.motion.Track;
import dev.diptych.animation.motion.hierarchy.Hierarchy;
import dev.diptych.animation.motion.sampling.Sampling;
import dev.diptych.animation.motion.skeleton.Bone;
import dev.diptych.animation.motion.skeleton.BoneChain;
import dev.diptych.animation.motion.skeleton.Skeleton;
import dev.diptych.family.Conversion.Converted;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.TableBuilder;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Converts motions to input animations: bones become poses. */
public final class MotionImport {
  private final Motion motion;
  private final Skeleton skeleton;
  private final BoneKeys keys;
  private final Notes notes;
  private Document document;

  private MotionImport(
      Motion motion, Skeleton skeleton, BoneKeys keys, Notes notes, Document document) {
    this.motion = motion;
    this.skeleton = skeleton;
    this.keys = keys;
    this.notes = notes;
    this.document = document;
  }

  /**
   * Converts {@code motion}.
   *
   * @param lengths of bones, in units of the motion: where their children are
   * @param rest a motion whose first keys are the initial pose, or null: where bones are on their
   *     parents
   * @param empty an input animation with all poses of the settings, without keys
   * @throws IllegalArgumentException with one sentence if a bone or pose does not exist, or if the
   *     motion cannot be sampled
   */
  public static Converted of(
      Motion motion,
      Map<String, Double> lengths,
      @Nullable Motion rest,
      ConversionSettings settings,
      Document empty) {
    PoseMapping mapping = settings.mapping();
    Notes notes = new Notes();
    Skeleton skeleton = new Skeleton(motion, settings.hierarchy(), lengths, rest, notes);
    BoneKeys keys = new BoneKeys(settings, frames(motion), notes);
    MotionImport conversion = new MotionImport(motion, skeleton, keys, notes, empty);
    mapping.poses().forEach(conversion::bone);
    conversion.track(mapping);
    conversion.noteRest(mapping);
    conversion.noteLengths(lengths.keySet(), settings.hierarchy());
    return new Converted(conversion.document, notes.list());
  }

  private static int frames(Motion motion) {
    int last = 0;
    for (Motion each : motion.flattened()) {
      last = Math.max(last, each.endFrame());
      for (Track track : each.tracks()) {
        for (int row = 0; row < track.rows(); row++) {
          last = Math.max(last, track.frame(row));
        }
      }
    }
    return last;
  }

  private void bone(String name, String label) {
    Bone bone = skeleton.bone(name);
    BoneChain chain = skeleton.chain(name);
    if (bone.isMissing() && chain.frames().isEmpty()) {
      throw new IllegalArgumentException("there is no track for a bone '" + name + "'");
    }
    Pose pose = InputAnimation.of(document).pose(label);
    noted(bone.position());
    boolean turns = noted(bone.rotation()) || chain.turns();
    boolean moves = chain.hasPosition();
    skeleton.note(name);
    if (!turns) {
      notes.add("'%s' has no rotations".formatted(name));
    }
    if (!moves) {
      notes.add("'%s' has no positions".formatted(name));
    }
    if (turns || moves) {
      List<PoseKeys> found = keys.of(name, chain);
      if (moves) {
        noteInfinite(name, found.get(0));
        put(pose.position(), found.get(0));
      }
      if (turns) {
        put(pose.rotation(), found.get(1));
      }
    }
  }

  /** Whether a track has keys. */
  private boolean noted(Optional<Track> track) {
    boolean keyed = track.filter(each -> each.rows() > 0).isPresent();
    if (keyed) {
      Sampling.of(track.get()).note().ifPresent(notes::add);
    }
    return keyed;
  }

  private void noteInfinite(String name, PoseKeys found) {
    boolean finite = true;
    for (int key = 0; key < found.size(); key++) {
      for (int axis = 0; axis < 3; axis++) {
        finite &= Float.isFinite(found.value(key, axis));
      }
    }
    if (!finite) {
      notes.add("positions of '%s' are not finite in an input animation".formatted(name));
    }
  }

  private void put(List<Curve> curves, PoseKeys found) {
    for (int axis = 0; axis < curves.size(); axis++) {
      Curve curve = curves.get(axis);
      TableBuilder table = new TableBuilder(curve.keys().layout(), found.size());
      for (int key = 0; key < found.size(); key++) {
        table.addRow();
        table.put(Curve.TIME, bits(found.time(key)));
        table.put(Curve.VALUE, bits(found.value(key, axis)));
      }
      put(curve, table, found.size());
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
        TableBuilder table = new TableBuilder(curve.keys().layout(), 1);
        table.addRow();
        table.put(Curve.TIME, bits(0));
        table.put(Curve.VALUE, bits(1));
        put(curve, table, 1);
      }
    }
  }

  private void put(Curve curve, TableBuilder table, int count) {
    Struct changed =
        curve.struct().with("keyframes", table.build()).with("num_keyframes", new Scalar(count));
    document =
        new Document(document.schema(), DocumentEdits.put(document.root(), curve.path(), changed));
  }

  private void noteLengths(Set<String> names, Hierarchy hierarchy) {
    Set<String> parents = new HashSet<>();
    hierarchy.children().forEach(child -> hierarchy.parent(child).ifPresent(parents::add));
    for (String name : names) {
      if (!parents.contains(name)) {
        notes.add("the length of '%s' is not used: no bone has it as its parent".formatted(name));
      }
    }
  }

  /** Adds notes about what is not converted. */
  private void noteRest(PoseMapping mapping) {
    for (Track track : Bone.tracks(motion)) {
      String bone = Bone.name(track);
      boolean mapped =
          mapping.poses().containsKey(bone) || mapping.poses().containsKey(track.name());
      if (!mapped && !skeleton.uses(track)) {
        notes.add(
            "the track '%s' (%s %s) is not converted: it is not in --map"
                .formatted(track.name(), track.className(), track.member()));
      }
    }
    for (Motion each : motion.flattened()) {
      if (each.loop()) {
        notes.add("the loop of '%s' is not converted".formatted(each.name()));
      }
    }
  }
}
