package dev.diptych.animation.scene;

import dev.diptych.animation.motion.MotionReader;
import dev.diptych.family.scene.Scene;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A scene for each motion of a file that is not in another motion. */
final class MotionScenes {
  /** Motions have frames only; other readers of the format play 60 a second. */
  private static final double RATE = 60;

  private static final int MOTION = 0;
  private static final int VECTOR = 1;
  private static final int QUATERNION = 2;

  private MotionScenes() {}

  static List<Scene> of(Document document, Map<String, String> parents) {
    List<Scene> scenes = new ArrayList<>();
    MotionNodes loose = new MotionNodes(parents, RATE);
    add(document.root(), Path.ROOT, "", loose, new Collector(scenes, parents));
    if (!loose.isEmpty()) {
      scenes.add(loose.scene("", 0));
    }
    return scenes;
  }

  /** Collects the outermost motions. */
  private record Collector(List<Scene> scenes, Map<String, String> parents) {
    void motion(Struct body, Path path) {
      String name = MotionReader.name(body, "name");
      MotionNodes nodes = new MotionNodes(parents, RATE);
      add(body, path, name, nodes, null);
      scenes.add(nodes.scene(name, number(body, "endframe") / RATE));
    }
  }

  private static void add(
      Struct owner, Path path, String group, MotionNodes nodes, @Nullable Collector outermost) {
    List<Value> children = ((Sequence) owner.require("children")).elements();
    for (int i = 0; i < children.size(); i++) {
      Struct child = (Struct) children.get(i);
      if (child.get("body") instanceof Struct body) {
        Path at = path.field("children").at(i).field("body");
        switch ((int) number(child, "kind")) {
          case VECTOR -> nodes.position(group, body, at);
          case QUATERNION -> nodes.rotation(group, body, at);
          case MOTION -> {
            if (outermost != null) {
              outermost.motion(body, at);
            } else {
              add(body, at, MotionReader.name(body, "name"), nodes, null);
            }
          }
          default -> {
            // Blocks of other kinds do not move anything.
          }
        }
      }
    }
  }

  private static long number(Struct struct, String field) {
    return ((Scalar) struct.require(field)).bits();
  }
}
