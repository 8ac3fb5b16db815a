package dev.diptych.animation.bvh;

import dev.diptych.animation.math.Vector;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** Writes the hierarchy of a BVH file. */
final class JointsText {
  private final BvhNumber number = new BvhNumber();
  private final StringBuilder text = new StringBuilder("HIERARCHY\n");

  private JointsText() {}

  /** The text of joints, each of which follows its parent and what is in that. */
  static String of(List<BvhJoint> joints) {
    JointsText text = new JointsText();
    Deque<Integer> open = new ArrayDeque<>();
    for (int i = 0; i < joints.size(); i++) {
      BvhJoint joint = joints.get(i);
      while (!open.isEmpty() && open.peek() != joint.parent()) {
        open.pop();
        text.line(open.size(), "}");
      }
      text.begin(joint, open.size());
      open.push(i);
    }
    while (!open.isEmpty()) {
      open.pop();
      text.line(open.size(), "}");
    }
    return text.text.toString();
  }

  private void begin(BvhJoint joint, int depth) {
    line(depth, (joint.isRoot() ? "ROOT " : "JOINT ") + joint.name());
    line(depth, "{");
    offset(joint.offset(), depth + 1);
    List<String> labels = joint.channels().stream().map(channel -> channel.label).toList();
    line(depth + 1, "CHANNELS " + labels.size() + " " + String.join(" ", labels));
    for (Vector end : joint.ends()) {
      line(depth + 1, "End Site");
      line(depth + 1, "{");
      offset(end, depth + 2);
      line(depth + 1, "}");
    }
  }

  private void offset(Vector offset, int depth) {
    text.append("\t".repeat(depth)).append("OFFSET");
    for (double axis : offset.toArray()) {
      text.append(' ');
      number.print(axis, text);
    }
    text.append('\n');
  }

  private void line(int depth, String words) {
    text.append("\t".repeat(depth)).append(words).append('\n');
  }
}
