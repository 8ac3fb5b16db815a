package dev.diptych.animation.input;

import static java.util.Objects.requireNonNull;

import dev.diptych.model.document.Path;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the curves of a document by their names in the spec. */
final class InputReader {
  private final Schema schema;

  InputReader(Schema schema) {
    this.schema = schema;
  }

  /** The value of an optional field, which some versions do not have. */
  static @Nullable Struct part(Struct root, String id) {
    return root.type().indexOf(id) < 0 ? null : (Struct) root.get(id);
  }

  Pose pose(String label, Path path, Struct pose) {
    List<Curve> position = group(label, path, pose, "position_", "xyz");
    return new Pose(label, path, position, group(label, path, pose, "rotation_", "xyzw"));
  }

  Ray ray(String label, Path path, Struct ray) {
    List<Curve> origin = group(label, path, ray, "origin_", "xyz");
    return new Ray(path, origin, group(label, path, ray, "direction_", "xyz"));
  }

  Hand hand(String side, Path path, Struct hands) {
    Path joints = path.field("joints_" + side);
    return new Hand(
        side,
        joints,
        curve("hands", path, hands, "tracked_" + side, true),
        curve("hands", path, hands, "pinching_" + side, true),
        joints(side, joints, (Struct) hands.require("joints_" + side)));
  }

  List<Marker> markers(Path path, Struct list) {
    List<Value> elements = ((Sequence) list.require("markers")).elements();
    List<Marker> markers = new ArrayList<>();
    for (int i = 0; i < elements.size(); i++) {
      markers.add(new Marker(path.field("markers").at(i), (Struct) elements.get(i)));
    }
    return markers;
  }

  private List<Pose> joints(String side, Path path, Struct holder) {
    List<Value> elements = ((Sequence) holder.require("joints")).elements();
    EnumType names = requireNonNull(schema.names(holder.type().field("joints").elements()));
    List<Pose> joints = new ArrayList<>();
    for (int i = 0; i < elements.size(); i++) {
      String label = side + " " + names.nameOf(i);
      joints.add(pose(label, path.field("joints").at(i), (Struct) elements.get(i)));
    }
    return joints;
  }

  private static List<Curve> group(
      String label, Path path, Struct holder, String prefix, String axes) {
    return axes.chars()
        .mapToObj(axis -> curve(label, path, holder, prefix + (char) axis, false))
        .toList();
  }

  private static Curve curve(String label, Path path, Struct holder, String id, boolean isBoolean) {
    Field field = holder.type().field(id);
    Path at = path.field(id);
    return new Curve(label + " " + field.name(), at, (Struct) holder.require(id), isBoolean);
  }
}
