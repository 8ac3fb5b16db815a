package dev.diptych.conformance.recording;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Plays a WebXR recording with matrices, as the player of the emulation runtime does. */
final class PlainIwer {
  private PlainIwer() {}

  /**
   * A frame in the world of WebXR.
   *
   * @param milliseconds its time
   * @param head where the viewer is
   * @param hands the joints of hands by handedness and name
   * @param pinches whether each hand pinches
   */
  record Frame(
      double milliseconds,
      Matrix head,
      Map<String, Map<String, Matrix>> hands,
      Map<String, Boolean> pinches) {}

  static List<Frame> read(byte[] json) throws IOException {
    Map<?, ?> root = JSON.std.mapFrom(json);
    Map<Object, Map<?, ?>> schema = new HashMap<>();
    for (Object entry : list(root.get("schema"))) {
      schema.put(list(entry).get(0), (Map<?, ?>) list(entry).get(1));
    }
    List<Frame> frames = new ArrayList<>();
    for (Object each : list(root.get("frames"))) {
      List<?> frame = list(each);
      Map<String, Map<String, Matrix>> hands = new HashMap<>();
      Map<String, Boolean> pinches = new HashMap<>();
      for (Object one : frame.subList(8, frame.size())) {
        List<?> input = list(one);
        Map<?, ?> source = schema.get(input.get(0));
        if (source.get("hasHand").equals(true)) {
          String handedness = (String) source.get("handedness");
          int at = source.get("hasGrip").equals(true) ? 9 : 8;
          hands.put(handedness, joints(matrix(input, 1), list(input.get(at)), source));
          Object pressed = list(list(input.get(at + 1)).get(0)).get(0);
          pinches.put(handedness, pressed.equals(1));
        }
      }
      frames.add(new Frame(number(frame.get(0)), matrix(frame, 1), hands, pinches));
    }
    return frames;
  }

  private static List<?> list(Object value) {
    return (List<?>) value;
  }

  private static double number(Object value) {
    return ((Number) value).doubleValue();
  }

  private static Map<String, Matrix> joints(Matrix ray, List<?> hand, Map<?, ?> source) {
    Map<String, Matrix> joints = new HashMap<>();
    List<?> names = list(source.get("jointSequence"));
    for (int joint = 0; joint < names.size(); joint++) {
      joints.put((String) names.get(joint), ray.times(matrix(hand, 8 * joint)));
    }
    return joints;
  }

  /** The matrix of a position and a rotation, which is made unit before. */
  private static Matrix matrix(List<?> numbers, int at) {
    double[] n = new double[7];
    for (int i = 0; i < n.length; i++) {
      n[i] = number(numbers.get(at + i));
    }
    return matrix(n);
  }

  static Matrix matrix(double... n) {
    double norm = Math.sqrt(n[3] * n[3] + n[4] * n[4] + n[5] * n[5] + n[6] * n[6]);
    double x = n[3] / norm;
    double y = n[4] / norm;
    double z = n[5] / norm;
    double w = n[6] / norm;
    return new Matrix(
        new double[][] {
          {1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y), n[0]},
          {2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x), n[1]},
          {2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y), n[2]}
        });
  }

  /** A rotation and a position as three rows of four numbers. */
  static final class Matrix {
    private final double[][] rows;

    Matrix(double[][] rows) {
      this.rows = rows;
    }

    private Matrix times(Matrix other) {
      double[][] product = new double[3][4];
      for (int row = 0; row < 3; row++) {
        for (int column = 0; column < 4; column++) {
          product[row][column] = column == 3 ? rows[row][3] : 0;
          for (int i = 0; i < 3; i++) {
            product[row][column] += rows[row][i] * other.rows[i][column];
          }
        }
      }
      return new Matrix(product);
    }

    /** The greatest difference to another one. */
    double difference(Matrix other) {
      double most = 0;
      for (int row = 0; row < 3; row++) {
        for (int column = 0; column < 4; column++) {
          most = Math.max(most, Math.abs(rows[row][column] - other.rows[row][column]));
        }
      }
      return most;
    }
  }
}
