package dev.diptych.conformance.laws;

import dev.diptych.conformance.independent.Animation;
import dev.diptych.conformance.independent.Curve;
import dev.diptych.conformance.independent.Key;
import dev.diptych.conformance.independent.Layout;
import dev.diptych.conformance.independent.Marker;
import dev.diptych.conformance.independent.Pose;
import dev.diptych.conformance.independent.Ray;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Converts a decoded document to the types of the independent reader, so that they can be compared.
 */
final class IndependentView {
  private final Struct root;
  private final Document document;

  private IndependentView(Document document) {
    this.document = document;
    this.root = document.root();
  }

  static Animation of(Document document) {
    return new IndependentView(document).animation();
  }

  private Animation animation() {
    boolean flags = root.type().indexOf("has_camera_pose") >= 0;
    Struct hands = (Struct) root.get("hands");
    return new Animation(
        (int) bits(root, "version_major"),
        (int) bits(root, "version_minor"),
        Layout.valueOf(document.schema().format().layout().toUpperCase(Locale.ROOT)),
        flags ? (int) bits(root, "has_camera_pose") : -1,
        flags ? (int) bits(root, "has_hand_data") : -1,
        flags ? (int) bits(root, "has_eye_gaze") : -1,
        pose((Struct) root.get("camera")),
        hand(hands, "tracked_left"),
        hand(hands, "tracked_right"),
        hand(hands, "pinching_left"),
        hand(hands, "pinching_right"),
        joints(hands, "joints_left"),
        joints(hands, "joints_right"),
        flags ? ray((Struct) root.get("eye_gaze")) : null,
        root.type().indexOf("markers") < 0 ? null : markers((Struct) root.get("markers")),
        document.residue().trailing().bytes());
  }

  private static long bits(Struct struct, String id) {
    return ((Scalar) struct.get(id)).bits();
  }

  private static Curve hand(Struct hands, String id) {
    return hands == null ? null : curve((Struct) hands.get(id));
  }

  private static List<Pose> joints(Struct hands, String id) {
    if (hands == null) {
      return null;
    }
    Sequence joints = (Sequence) ((Struct) hands.get(id)).get("joints");
    return joints.elements().stream().map(joint -> pose((Struct) joint)).toList();
  }

  private static Pose pose(Struct pose) {
    return pose == null
        ? null
        : Pose.of(
            curves(
                pose,
                "position_x",
                "position_y",
                "position_z",
                "rotation_x",
                "rotation_y",
                "rotation_z",
                "rotation_w"));
  }

  private static Ray ray(Struct ray) {
    return ray == null
        ? null
        : Ray.of(
            curves(
                ray,
                "origin_x",
                "origin_y",
                "origin_z",
                "direction_x",
                "direction_y",
                "direction_z"));
  }

  private static List<Curve> curves(Struct owner, String... ids) {
    List<Curve> curves = new ArrayList<>();
    for (String id : ids) {
      curves.add(curve((Struct) owner.get(id)));
    }
    return curves;
  }

  private static Curve curve(Struct curve) {
    Table table = (Table) curve.get("keyframes");
    List<Key> keys = new ArrayList<>();
    for (int row = 0; row < table.rows(); row++) {
      int[] words = new int[table.layout().columns().size()];
      for (int column = 0; column < words.length; column++) {
        words[column] = (int) table.bits(row, column);
      }
      keys.add(new Key(words));
    }
    return new Curve((int) bits(curve, "pre_wrap"), (int) bits(curve, "post_wrap"), keys);
  }

  private static List<Marker> markers(Struct list) {
    List<Marker> markers = new ArrayList<>();
    for (Value element : ((Sequence) list.get("markers")).elements()) {
      Struct marker = (Struct) element;
      Struct name = (Struct) marker.get("name");
      byte[] bytes = ((Blob) name.get("value")).bytes();
      markers.add(new Marker((int) bits(marker, "time"), length(name.get("len_value")), bytes));
    }
    return markers;
  }

  /** The length as bytes: seven bits each, low first, high bit set on all but the last. */
  private static byte[] length(Value length) {
    if (length instanceof Blob raw) {
      return raw.bytes();
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    long rest = ((Scalar) length).bits();
    for (; rest >= 128; rest /= 128) {
      bytes.write((int) (rest % 128 + 128));
    }
    bytes.write((int) rest);
    return bytes.toByteArray();
  }
}
