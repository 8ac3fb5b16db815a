package dev.diptych.animation.scene;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;

import dev.diptych.animation.hand.Joint;
import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.Hand;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.input.Pose;
import dev.diptych.animation.input.Ray;
import dev.diptych.family.scene.Link;
import dev.diptych.family.scene.Mark;
import dev.diptych.family.scene.Node;
import dev.diptych.family.scene.Scene;
import dev.diptych.family.scene.Shape;
import dev.diptych.family.scene.Track;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The head, the gaze and both hands of an input animation. */
final class InputScene {
  private static final String HEAD = "Head";
  private static final String GAZE = "EyeGaze";
  private static final double HEAD_SIZE = 0.25;
  private static final double GAZE_LENGTH = 3;
  private static final double JOINT = 0.006;

  private final List<Node> nodes = new ArrayList<>();
  private final List<Link> links = new ArrayList<>();
  private final List<Track> signals = new ArrayList<>();

  private InputScene() {}

  static Scene of(InputAnimation animation) {
    InputScene scene = new InputScene();
    Pose camera = animation.camera();
    if (camera != null && !camera.isEmpty()) {
      scene.pose(camera, HEAD, HEAD, new Shape.Frustum(HEAD_SIZE), null);
    }
    if (animation.gaze() != null && !animation.gaze().isEmpty()) {
      scene.gaze(animation);
    }
    animation.hands().forEach(scene::hand);
    List<Mark> marks =
        animation.markers().stream()
            .filter(marker -> Float.isFinite(marker.time()))
            .map(marker -> new Mark(marker.time(), new String(marker.name(), UTF_8), marker.path()))
            .toList();
    return new Scene(
        "",
        Scene.Axes.LEFT_HANDED,
        animation.earliest(),
        animation.duration(),
        0,
        scene.nodes,
        scene.links,
        marks,
        scene.signals);
  }

  private void gaze(InputAnimation animation) {
    Ray ray = requireNonNull(animation.gaze());
    List<Track> origin = tracks(ray.origin());
    List<Track> direction = tracks(ray.direction());
    nodes.add(
        new Node(
            GAZE, GAZE, new Shape.Ray(GAZE_LENGTH), -1, -1, origin, direction, null, ray.path()));
  }

  private void hand(Hand hand) {
    Track tracked = new CurveTrack(hand.tracked());
    signals.add(tracked);
    signals.add(new CurveTrack(hand.pinching()));
    String group = hand.side().label();
    Map<Joint, Integer> indexes = new EnumMap<>(Joint.class);
    for (Joint joint : Joint.values()) {
      Pose pose = hand.joint(joint.label()).orElse(null);
      if (pose != null && !pose.isEmpty()) {
        indexes.put(joint, nodes.size());
        pose(pose, joint.label(), group, new Shape.Point(JOINT), tracked);
      }
    }
    for (Bones.Bone bone : Bones.ALL) {
      Integer from = indexes.get(bone.from());
      Integer to = indexes.get(bone.to());
      if (from != null && to != null) {
        // Knuckles turn with their fingers; the palm has the rotation of the wrist.
        int sides = bone.hasSides() ? indexes.getOrDefault(Joint.WRIST, to) : -1;
        links.add(new Link(from, to, bone.fromRadius(), bone.toRadius(), bone.part(), sides));
      }
    }
  }

  private void pose(Pose pose, String name, String group, Shape shape, @Nullable Track shown) {
    List<Track> position = tracks(pose.position());
    List<Track> rotation = tracks(pose.rotation());
    nodes.add(new Node(name, group, shape, -1, -1, position, rotation, shown, pose.path()));
  }

  private static List<Track> tracks(List<Curve> curves) {
    return curves.stream().<Track>map(CurveTrack::new).toList();
  }
}
