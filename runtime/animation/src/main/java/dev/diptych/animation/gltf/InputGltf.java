package dev.diptych.animation.gltf;

import dev.diptych.animation.hand.Joint;
import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.Hand;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.input.Marker;
import dev.diptych.animation.input.Pose;
import dev.diptych.animation.input.Ray;
import dev.diptych.animation.math.LookRotation;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Transform;
import dev.diptych.animation.math.Vector;
import dev.diptych.family.Extracted;
import dev.diptych.model.document.Path;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** An input animation as glTF: a camera, a ray, and two hands of joints. */
public final class InputGltf {
  private static final String CAMERA = "camera";
  private static final String GAZE = "gaze";

  /** The joint None of MRTK, which some recorders move. */
  private static final String UNUSED = "none";

  private final InputAnimation animation;
  private final NodeSampler sampler;
  private final double start;
  private final double end;
  private final double length;
  private final GltfAsset asset = new GltfAsset();
  private final List<Clipped> clipped = new ArrayList<>();

  /** Adds something to the animation once all nodes are there. */
  @FunctionalInterface
  private interface Clipped {
    void addTo(GltfClip clip);
  }

  private InputGltf(InputAnimation animation, GltfOptions options) {
    this.animation = animation;
    this.sampler = new NodeSampler(options.metres(), options.degrees());
    double earliest = 0;
    double latest = 0;
    for (Curve curve : animation.curves()) {
      for (int key = 0; key < curve.size(); key++) {
        if (isFinite(curve, key)) {
          earliest = Math.min(earliest, curve.time(key));
          latest = Math.max(latest, curve.time(key));
        }
      }
    }
    this.start = earliest;
    this.end = latest;
    this.length = latest - earliest;
  }

  /**
   * The file.
   *
   * @throws IllegalArgumentException with one sentence if it needs too many keys
   */
  public static Extracted of(InputAnimation animation, GltfOptions options) {
    InputGltf gltf = new InputGltf(animation, options);
    gltf.build();
    return GltfFile.of(gltf.asset, options.binary(), List.of());
  }

  private void build() {
    if (!(length <= Float.MAX_VALUE)) {
      throw new IllegalArgumentException("the times of keys are too far apart");
    }
    Pose camera = animation.camera();
    if (camera != null && !camera.isEmpty()) {
      pose(camera, CAMERA, -1, null, GltfShape.CAMERA, Map.of());
    }
    Ray gaze = animation.gaze();
    if (gaze != null && !gaze.isEmpty()) {
      gaze(gaze);
    }
    animation.hands().forEach(this::hand);
    animation.curves().forEach(this::noteKeys);
    GltfClip clip = new GltfClip(asset);
    clipped.forEach(each -> each.addTo(clip));
    clip.end("", Map.of());
    asset.extras.put("format", animation.document().schema().format().title());
    asset.extras.put("start", start);
    asset.extras.put("duration", end);
    asset.extras.put("markers", markers());
  }

  /** Adds a node for a pose and returns how it is played. */
  private Played pose(
      Pose pose,
      String name,
      int parentNode,
      @Nullable Played parent,
      GltfShape shape,
      Map<String, Object> extras) {
    PlayedPose position = new PlayedPose(pose.position(), start);
    PlayedPose rotation = new PlayedPose(pose.rotation(), start);
    boolean turns = !rotation.isZero();
    boolean[] unturned = new boolean[1];
    NodeSampler.Movement3d world =
        time -> {
          Quaternion turn = turns ? rotation.rotation(time) : Quaternion.IDENTITY;
          boolean valid = Double.isFinite(turn.norm());
          unturned[0] |= !valid;
          return new Transform(position.position(time), valid ? turn : Quaternion.IDENTITY);
        };
    double[] times = joined(position.times(length), rotation.times(length));
    Played played = sampled(pose.label(), parent, world, turns, times);
    if (unturned[0]) {
      asset.lose(pose.path(), "rotations of length 0, which become no rotation");
    }
    add(name, parentNode, played, shape, extras);
    return played;
  }

  private Played sampled(
      String label,
      @Nullable Played parent,
      NodeSampler.Movement3d world,
      boolean turns,
      double[] times) {
    try {
      return sampler.sample(parent, world, true, turns, times);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(label + ": " + e.getMessage(), e);
    }
  }

  private void add(
      String name, int parent, Played played, GltfShape shape, Map<String, Object> extras) {
    int node = asset.add(new GltfNode(name, parent, GltfClip.rest(played), shape, extras));
    clipped.add(clip -> clip.add(node, played));
  }

  private static double[] joined(double[] some, double[] others) {
    double[] all = new double[some.length + others.length];
    System.arraycopy(some, 0, all, 0, some.length);
    System.arraycopy(others, 0, all, some.length, others.length);
    return all;
  }

  private void gaze(Ray gaze) {
    PlayedPose origin = new PlayedPose(gaze.origin(), start);
    PlayedPose direction = new PlayedPose(gaze.direction(), start);
    boolean turns = !direction.isZero();
    boolean[] undirected = new boolean[1];
    NodeSampler.Movement3d world =
        time -> {
          Vector ahead = turns ? direction.position(time) : new Vector(0, 0, -1);
          undirected[0] |= !(ahead.norm() > 0);
          return new Transform(origin.position(time), looking(ahead));
        };
    double[] times = joined(origin.times(length), direction.times(length));
    Played played = sampled(GAZE, null, world, turns, times);
    if (undirected[0]) {
      asset.lose(gaze.path(), "directions of length 0, which become no rotation");
    }
    add(GAZE, -1, played, GltfShape.RAY, Map.of());
  }

  /** The rotation that turns -Z to a direction and keeps +Y up. */
  private static Quaternion looking(Vector direction) {
    return direction.norm() > 0
        ? LookRotation.of(Vector.ZERO.minus(direction))
        : Quaternion.IDENTITY;
  }

  private void hand(Hand hand) {
    if (!hand.hasJointKeys() && hand.tracked().isEmpty() && hand.pinching().isEmpty()) {
      return;
    }
    TrueSpans tracked = TrueSpans.of(hand.tracked(), start, length);
    Map<String, Object> extras = new LinkedHashMap<>();
    extras.put("handedness", hand.label());
    extras.put("tracked", tracked.spans(length));
    extras.put("pinching", TrueSpans.of(hand.pinching(), start, length).spans(length));
    int root =
        asset.add(new GltfNode(hand.label(), -1, Transform.IDENTITY, GltfShape.NONE, extras));
    if (!tracked.isAlways()) {
      clipped.add(clip -> clip.show(root, tracked));
    }
    Map<Joint, Integer> nodes = new EnumMap<>(Joint.class);
    Map<Joint, Played> joints = new EnumMap<>(Joint.class);
    for (Joint joint : Joint.values()) {
      Pose pose = hand.joint(joint.label()).orElse(null);
      if (pose != null && !pose.isEmpty()) {
        Joint parent = parent(joint, joints).orElse(null);
        String name = WebXrJoint.name(joint);
        nodes.put(joint, asset.nodes.size());
        joints.put(
            joint,
            pose(
                pose,
                hand.label() + "-" + name,
                parent == null ? root : nodes.getOrDefault(parent, root),
                parent == null ? null : joints.get(parent),
                GltfShape.JOINT,
                Map.of("joint", name)));
      }
    }
    for (Pose pose : hand.joints()) {
      if (pose.isUnused() && !pose.isEmpty()) {
        String name = hand.label() + "-" + UNUSED;
        pose(pose, name, root, null, GltfShape.NONE, Map.of("joint", UNUSED));
      }
    }
  }

  /** The nearest joint on the way to the wrist that has keys. */
  private static Optional<Joint> parent(Joint joint, Map<Joint, Played> joints) {
    Optional<Joint> parent = WebXrJoint.parent(joint);
    while (parent.isPresent() && !joints.containsKey(parent.get())) {
      parent = WebXrJoint.parent(parent.get());
    }
    return parent;
  }

  /** Whether MRTK can play a key. */
  private static boolean isFinite(Curve curve, int key) {
    return Float.isFinite(curve.time(key)) && Float.isFinite(curve.value(key));
  }

  private void noteKeys(Curve curve) {
    for (int key = 0; key < curve.size(); key++) {
      if (!isFinite(curve, key)) {
        asset.lose(curve.at(key), "a key whose time or value is not finite");
        return;
      }
    }
  }

  private List<Object> markers() {
    List<Object> markers = new ArrayList<>();
    for (Marker marker : animation.markers()) {
      Path path = marker.path();
      if (!Float.isFinite(marker.time())) {
        asset.lose(path, "a marker whose time is not finite");
      } else {
        Map<String, Object> extra = new LinkedHashMap<>();
        extra.put("time", marker.time() - start);
        extra.put("name", name(marker));
        markers.add(extra);
      }
    }
    return markers;
  }

  private String name(Marker marker) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(marker.name())).toString();
    } catch (CharacterCodingException e) {
      asset.lose(marker.path().field("name"), "a name that is not UTF-8");
      return new String(marker.name(), StandardCharsets.UTF_8);
    }
  }
}
