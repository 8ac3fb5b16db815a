package dev.diptych.animation.scene;

import dev.diptych.animation.motion.MotionReader;
import dev.diptych.family.scene.Interpolation;
import dev.diptych.family.scene.Node;
import dev.diptych.family.scene.Scene;
import dev.diptych.family.scene.Shape;
import dev.diptych.family.scene.Track;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The bones of one motion. The vector {@code j_X} is the root joint of the bone {@code X}. A bone
 * without one is at the end of its parent, or, without a parent, in a row next to the others.
 */
final class MotionNodes {
  private static final String JOINT = "j_";

  /** The part of the extent of all positions that a bone is long. */
  private static final double LENGTH = 0.2;

  private final Map<String, String> parents;
  private final double rate;
  private final Map<String, Bone> bones = new LinkedHashMap<>();

  MotionNodes(Map<String, String> parents, double rate) {
    this.parents = parents;
    this.rate = rate;
  }

  private static final class Bone {
    final String name;
    final String group;
    final Path path;
    @Nullable Track position;
    @Nullable Track rotation;

    Bone(String name, String group, Path path) {
      this.name = name;
      this.group = group;
      this.path = path;
    }
  }

  boolean isEmpty() {
    return bones.isEmpty();
  }

  void position(String group, Struct body, Path path) {
    String name = MotionReader.name(body, "name");
    String bone = name.startsWith(JOINT) ? name.substring(JOINT.length()) : name;
    bone(bone, group, path).position = track(name, body, path, 3);
  }

  void rotation(String group, Struct body, Path path) {
    String name = MotionReader.name(body, "name");
    bone(name, group, path).rotation = track(name, body, path, 4);
  }

  private Bone bone(String name, String group, Path path) {
    return bones.computeIfAbsent(group + "\n" + name, key -> new Bone(name, group, path));
  }

  private Track track(String name, Struct body, Path path, int width) {
    boolean spline = MotionReader.name(body, "curve").equals("spline");
    Interpolation between =
        width == 3
            ? spline ? Interpolation.CATMULL_ROM : Interpolation.LINEAR
            : spline ? Interpolation.SQUAD : Interpolation.SLERP;
    Table keys = (Table) body.require("keys");
    return new MotionTrack(name, keys, path.field("keys"), width, between, rate);
  }

  /**
   * The scene of all bones.
   *
   * @param end the least time of its end, in seconds
   */
  Scene scene(String name, double end) {
    List<Bone> all = new ArrayList<>(bones.values());
    double last = end;
    for (Bone bone : all) {
      last = Math.max(last, Math.max(last(bone.position), last(bone.rotation)));
    }
    List<Node> nodes = nodes(all);
    return new Scene(
        name, Scene.Axes.RIGHT_HANDED, 0, last, rate, nodes, List.of(), List.of(), List.of());
  }

  private static double last(@Nullable Track track) {
    return track == null || track.size() == 0 ? 0 : track.time(track.size() - 1);
  }

  private List<Node> nodes(List<Bone> all) {
    double length = LENGTH * extent(all);
    List<Node> nodes = new ArrayList<>();
    int row = 0;
    for (Bone bone : all) {
      int parent = parent(bone, all);
      boolean placed = bone.position != null || parent >= 0;
      List<Track> position =
          bone.position != null
              ? List.of(bone.position)
              : List.of(
                  new FixedTrack(
                      bone.name, bone.path, placed ? 0 : 2 * length * ++row, placed ? length : 0));
      List<Track> rotation = bone.rotation == null ? List.of() : List.of(bone.rotation);
      int origin = bone.position == null ? parent : -1;
      nodes.add(
          new Node(
              bone.name,
              bone.group,
              new Shape.Bone(length),
              parent,
              origin,
              position,
              rotation,
              null,
              bone.path));
    }
    return nodes;
  }

  private int parent(Bone bone, List<Bone> all) {
    String parent = parents.get(bone.name);
    for (int i = 0; parent != null && i < all.size(); i++) {
      if (all.get(i).name.equals(parent) && all.get(i).group.equals(bone.group)) {
        return i;
      }
    }
    return -1;
  }

  /** The largest coordinate of any position, at least 1. */
  private static double extent(List<Bone> all) {
    double extent = 1;
    double[] numbers = new double[3];
    for (Bone bone : all) {
      for (int key = 0; bone.position != null && key < bone.position.size(); key++) {
        bone.position.read(key, numbers, 0);
        for (double number : numbers) {
          extent = Math.max(extent, Math.abs(number));
        }
      }
    }
    return extent;
  }
}
