package dev.diptych.animation.gltf;

import dev.diptych.animation.math.Transform;
import dev.diptych.animation.motion.Motion;
import dev.diptych.animation.motion.MotionItem;
import dev.diptych.animation.motion.MotionReader;
import dev.diptych.animation.motion.Notes;
import dev.diptych.animation.motion.Track;
import dev.diptych.animation.motion.UnheldBlocks;
import dev.diptych.animation.motion.sampling.Sampling;
import dev.diptych.animation.motion.skeleton.Bone;
import dev.diptych.animation.motion.skeleton.Skeleton;
import dev.diptych.family.Extracted;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Motions as glTF: a node for each bone, and an animation for each motion that is not in another
 * one. Bones of the same name are one node that all animations move.
 */
public final class MotionGltf {
  /** Half of the size of a joint, as a part of the extent of all positions. */
  private static final double JOINT = 0.02;

  /** The size of a joint that a shape has. */
  private static final double SHAPE = 0.006;

  /** After the path of an inner motion: no bone has this name. */
  private static final String MOTION = "\n";

  private final Motion file;
  private final MotionOptions options;
  private final NodeSampler sampler;
  private final Notes notes = new Notes();
  private final GltfAsset asset = new GltfAsset();

  /** The nodes of bones and of inner motions by their names, from the outside to the inside. */
  private final Map<List<String>, Integer> nodes = new HashMap<>();

  private MotionGltf(Motion file, MotionOptions options, NodeSampler sampler) {
    this.file = file;
    this.options = options;
    this.sampler = sampler;
  }

  /**
   * The file.
   *
   * @throws IllegalArgumentException with one sentence if it needs too many keys, or has none
   */
  public static Extracted of(Document document, GltfOptions options, MotionOptions motion) {
    NodeSampler sampler = new NodeSampler(options.metres(), options.degrees());
    MotionGltf gltf = new MotionGltf(MotionReader.read(document), motion, sampler);
    gltf.build();
    UnheldBlocks.of(document).forEach(lost -> gltf.asset.lose(lost.path(), lost.what()));
    gltf.asset.extras.put("format", document.schema().format().title());
    gltf.asset.extras.put("fps", motion.fps());
    return GltfFile.of(gltf.asset, options.binary(), gltf.notes.list());
  }

  private void build() {
    asset.jointScale = Math.max(1, extent() * options.scale() * JOINT / SHAPE);
    List<MotionItem> loose = new ArrayList<>(file.tracks());
    if (!loose.isEmpty()) {
      clip(file.with(loose));
    }
    file.motions().forEach(this::clip);
  }

  private void clip(Motion motion) {
    GltfClip clip = new GltfClip(asset);
    add(motion, List.of(), -1, clip, new HashMap<>());
    Map<String, Object> extras = new LinkedHashMap<>();
    extras.put("endframe", motion.endFrame());
    extras.put("loop", motion.loop());
    clip.end(motion.name(), extras);
  }

  /** Adds a motion and those in it, whose nodes have {@code path} before their names. */
  private void add(
      Motion motion,
      List<String> path,
      int parent,
      GltfClip clip,
      Map<List<String>, Integer> inner) {
    bones(motion, path, parent, clip);
    for (Motion each : motion.motions()) {
      List<String> at = joined(path, each.name());
      int count = inner.merge(at, 1, Integer::sum);
      at = count == 1 ? at : joined(at, MOTION + count);
      int node = node(joined(at, MOTION), each.name(), parent, Transform.IDENTITY, GltfShape.NONE);
      add(each, at, node, clip, inner);
    }
  }

  private void bones(Motion motion, List<String> path, int parent, GltfClip clip) {
    Motion own = motion.with(List.copyOf(motion.tracks()));
    Skeleton skeleton =
        new Skeleton(own, options.hierarchy(), options.lengths(), options.rest(), notes);
    Set<String> names = names(own);
    SkeletonNodes bones = new SkeletonNodes(skeleton, options, sampler, names);
    for (String name : bones.order()) {
      Played played = bones.play(name);
      skeleton.note(name);
      String above = bones.parent(name);
      int node =
          node(
              joined(path, name),
              name,
              above == null ? parent : require(joined(path, above)),
              GltfClip.rest(played),
              GltfShape.JOINT);
      clip.add(node, played);
    }
    for (Track track : own.tracks()) {
      Sampling.of(track).note().ifPresent(notes::add);
      if (track.rows() > 0 && !skeleton.uses(track)) {
        asset.lose(
            Path.ROOT, "two tracks for one bone: another one of '%s'".formatted(track.name()));
      }
    }
  }

  private int require(List<String> path) {
    return nodes.getOrDefault(path, -1);
  }

  private int node(List<String> path, String name, int parent, Transform rest, GltfShape shape) {
    return nodes.computeIfAbsent(
        path, each -> asset.add(new GltfNode(name, parent, rest, shape, Map.of())));
  }

  private static List<String> joined(List<String> path, String name) {
    List<String> all = new ArrayList<>(path);
    all.add(name);
    return all;
  }

  /** The names of bones: of tracks that have keys, and of bones at known places of them. */
  private Set<String> names(Motion motion) {
    Set<String> names = new LinkedHashSet<>();
    for (Track track : motion.tracks()) {
      if (track.rows() > 0) {
        names.add(Bone.name(track));
      }
    }
    for (String child : options.hierarchy().children()) {
      String parent = options.hierarchy().parent(child).orElse("");
      if (names.contains(parent) && options.lengths().containsKey(parent)) {
        names.add(child);
      }
    }
    return names;
  }

  /** The greatest coordinate of any position, in units of the motion. */
  private double extent() {
    double extent = 0;
    for (Motion motion : file.flattened()) {
      for (Track track : motion.tracks()) {
        for (int row = 0; track.kind() == Track.Kind.VECTOR && row < track.rows(); row++) {
          for (double number : track.row(row)) {
            extent = Double.isFinite(number) ? Math.max(extent, Math.abs(number)) : extent;
          }
        }
      }
    }
    return extent;
  }
}
