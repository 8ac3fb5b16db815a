package dev.diptych.animation.motion.lint;

import dev.diptych.animation.motion.MotionReader;
import dev.diptych.animation.report.QuotedName;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import java.util.ArrayList;
import java.util.List;

/**
 * A track and where it is. Unlike a {@code Track}, it also is one if its frames are not valid.
 *
 * @param motion the path of the motion that it belongs to
 * @param path the path of its fields
 * @param isRotation whether its keys are quaternions
 * @param body its fields
 * @param keys its keys
 */
record TrackEntry(Path motion, Path path, boolean isRotation, Struct body, Table keys) {
  private static final String KEYS = "keys";
  private static final String CHILDREN = "children";
  private static final String BODY = "body";
  private static final int MOTION = 0;
  private static final int QUATERNION = 2;

  /** Motions and tracks of a document, in the order of the file. */
  record Contents(List<Struct> motions, List<TrackEntry> tracks) {
    private void add(Struct owner, Path path) {
      List<Value> elements = ((Sequence) owner.require(CHILDREN)).elements();
      for (int i = 0; i < elements.size(); i++) {
        Struct child = (Struct) elements.get(i);
        if (child.get(BODY) instanceof Struct body) {
          add(path, path.field(CHILDREN).at(i).field(BODY), kind(child), body);
        }
      }
    }

    private void add(Path owner, Path path, int kind, Struct body) {
      if (kind == MOTION) {
        motions.add(body);
        add(body, path);
      } else if (body.type().indexOf(KEYS) >= 0) {
        Table keys = (Table) body.require(KEYS);
        tracks.add(new TrackEntry(owner, path, kind == QUATERNION, body, keys));
      }
    }

    private static int kind(Struct child) {
      return (int) ((Scalar) child.require("kind")).bits();
    }
  }

  static Contents of(Struct root) {
    Contents contents = new Contents(new ArrayList<>(), new ArrayList<>());
    contents.add(root, Path.ROOT);
    return contents;
  }

  int frame(int row) {
    return (int) keys.bits(row, 0);
  }

  double length(int row) {
    double sum = 0;
    for (int column = 1; column < keys.layout().columns().size(); column++) {
      double number = Double.longBitsToDouble(keys.bits(row, column));
      sum += number * number;
    }
    return Math.sqrt(sum);
  }

  String name(String field) {
    return MotionReader.name(body, field);
  }

  /** What it is, for messages, such as {@code Quaternion "arm"}. */
  String label() {
    return (isRotation ? "Quaternion " : "Vector ") + QuotedName.of(name("name"));
  }

  Path at(int row) {
    return path.field(KEYS).at(row);
  }
}
