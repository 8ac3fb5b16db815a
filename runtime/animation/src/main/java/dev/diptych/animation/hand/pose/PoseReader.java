package dev.diptych.animation.hand.pose;

import com.fasterxml.jackson.core.JsonLocation;
import dev.diptych.animation.hand.Joint;
import dev.diptych.animation.json.JsonCursor;
import dev.diptych.animation.json.JsonException;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Transform;
import dev.diptych.animation.math.Vector;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads the items of a pose; members that it does not know are passed. */
final class PoseReader {
  private static final String UNUSED = "None";
  private static final int MAX_NAME = 40;

  private final JsonCursor cursor;
  private final Map<Joint, Transform> placed = new EnumMap<>(Joint.class);

  PoseReader(JsonCursor cursor) {
    this.cursor = cursor;
  }

  /** The joints of the file, as they are there. */
  Map<Joint, Transform> read() throws JsonException {
    JsonLocation start = cursor.place();
    boolean[] hasItems = new boolean[1];
    cursor.object(
        "a pose",
        name -> {
          if (name.equals("items")) {
            hasItems[0] = true;
            cursor.array("items", element -> item());
          } else {
            cursor.skip();
          }
        });
    if (!hasItems[0]) {
      throw cursor.error("a pose of MRTK has the array \"items\"", start);
    }
    cursor.end();
    return placed;
  }

  /** What is known of an item so far. */
  private static final class Item {
    private String joint = "";
    private double @Nullable [] position;
    private double @Nullable [] rotation;
  }

  private void item() throws JsonException {
    JsonLocation start = cursor.place();
    Item item = new Item();
    cursor.object(
        "an item",
        name -> {
          switch (name) {
            case "joint" -> item.joint = cursor.string("joint");
            case "pose" -> pose(item);
            default -> cursor.skip();
          }
        });
    if (item.joint.equals(UNUSED)) {
      return;
    }
    Optional<Joint> joint = Joint.named(item.joint);
    if (joint.isEmpty()) {
      String shown = item.joint.substring(0, Math.min(MAX_NAME, item.joint.length()));
      throw cursor.error("an item has no joint of MRTK, but '" + shown + "'", start);
    }
    if (placed.put(joint.get(), placement(item, start)) != null) {
      throw cursor.error(item.joint + " is there twice", start);
    }
  }

  private Transform placement(Item item, JsonLocation start) throws JsonException {
    double[] position = item.position;
    double[] rotation = item.rotation;
    if (position == null || rotation == null) {
      throw cursor.error(item.joint + " has no position, or no rotation", start);
    }
    Quaternion turn = new Quaternion(rotation[0], rotation[1], rotation[2], rotation[3]);
    if (!(turn.norm() > 0.5 && turn.norm() < 2)) {
      throw cursor.error("the rotation of " + item.joint + " does not have the length 1", start);
    }
    return new Transform(Vector.of(position), turn.unit());
  }

  private void pose(Item item) throws JsonException {
    cursor.object(
        "pose",
        name -> {
          switch (name) {
            case "position" -> item.position = numbers("xyz");
            case "rotation" -> item.rotation = numbers("xyzw");
            default -> cursor.skip();
          }
        });
  }

  private double[] numbers(String axes) throws JsonException {
    JsonLocation start = cursor.place();
    double[] numbers = new double[axes.length()];
    Arrays.fill(numbers, Double.NaN);
    cursor.object(
        "this",
        name -> {
          int axis = name.length() == 1 ? axes.indexOf(name) : -1;
          if (axis < 0) {
            cursor.skip();
          } else {
            numbers[axis] = cursor.number(name);
          }
        });
    for (int axis = 0; axis < numbers.length; axis++) {
      if (Double.isNaN(numbers[axis])) {
        throw cursor.error("'" + axes.charAt(axis) + "' is missing here", start);
      }
    }
    return numbers;
  }
}
