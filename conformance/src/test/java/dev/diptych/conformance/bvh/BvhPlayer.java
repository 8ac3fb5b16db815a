package dev.diptych.conformance.bvh;

import dev.diptych.conformance.playback.Q;
import dev.diptych.conformance.playback.V;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;

/** Plays valid BVH files; it shares no code with the command. */
final class BvhPlayer {
  private final List<Joint> joints = new ArrayList<>();
  private final List<double[]> frames = new ArrayList<>();

  /** A joint; its parent is -1 for a root. */
  private static final class Joint {
    private final int parent;
    private final double[] offset = new double[3];
    private final List<String> channels = new ArrayList<>();

    Joint(int parent) {
      this.parent = parent;
    }
  }

  /** Where a joint is in the scene. */
  record Placed(V position, Q rotation) {}

  BvhPlayer(String text) {
    String[] halves = text.split("(?i)\\bMOTION\\b", 2);
    read(halves[0].replaceAll("([{}])", " $1 ").strip().split("\\s+", -1));
    String[] lines = halves[1].strip().split("\\R+", -1);
    for (int i = 2; i < lines.length; i++) {
      String[] cells = lines[i].strip().split("\\s+", -1);
      double[] row = new double[cells.length];
      for (int c = 0; c < row.length; c++) {
        row[c] = Double.parseDouble(cells[c]);
      }
      frames.add(row);
    }
  }

  private void read(String[] words) {
    Deque<Integer> open = new ArrayDeque<>();
    boolean isEnd = false;
    for (int i = 0; i < words.length; i++) {
      switch (words[i].toUpperCase(Locale.ROOT)) {
        case "ROOT", "JOINT" -> {
          joints.add(new Joint(open.isEmpty() ? -1 : open.element()));
          open.push(joints.size() - 1);
        }
        case "END" -> isEnd = true;
        case "OFFSET" -> {
          for (int axis = 0; axis < 3 && !isEnd; axis++) {
            joints.get(open.element()).offset[axis] = Double.parseDouble(words[i + 1 + axis]);
          }
        }
        case "CHANNELS" -> {
          for (int c = 0; c < Integer.parseInt(words[i + 1]); c++) {
            joints.get(open.element()).channels.add(words[i + 2 + c].toLowerCase(Locale.ROOT));
          }
        }
        case "}" -> {
          if (isEnd) {
            isEnd = false;
          } else {
            open.pop();
          }
        }
        default -> {
          // A number or a name.
        }
      }
    }
  }

  int frames() {
    return frames.size();
  }

  /** All joints in a frame, in the order of the file. */
  List<Placed> at(int frame) {
    List<Placed> placed = new ArrayList<>();
    int at = 0;
    for (Joint joint : joints) {
      double[] local = joint.offset.clone();
      Q turn = new Q(0, 0, 0, 1);
      for (String channel : joint.channels) {
        double number = frames.get(frame)[at++];
        if (channel.endsWith("position")) {
          local["xyz".indexOf(channel.charAt(0))] = number;
        } else {
          turn = turn.times(Q.about(channel.charAt(0), number));
        }
      }
      V place = new V(local[0], local[1], local[2]);
      if (joint.parent < 0) {
        placed.add(new Placed(place, turn));
      } else {
        Placed above = placed.get(joint.parent);
        placed.add(
            new Placed(
                above.position.plus(above.rotation.turn(place)), above.rotation.times(turn)));
      }
    }
    return placed;
  }
}
