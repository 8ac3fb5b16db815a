package dev.diptych.animation.bvh;

import dev.diptych.animation.math.Vector;
import dev.diptych.model.source.Span;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the hierarchy of a BVH file, without recursion. */
final class JointsReader {
  private static final int MAX_JOINTS = 10_000;
  private static final int MAX_DEPTH = 1_000;
  private static final String EXAMPLE =
      "a joint is JOINT name { OFFSET x y z CHANNELS 3 Zrotation Xrotation Yrotation … }";

  private final BvhScanner scanner;
  private final List<Open> all = new ArrayList<>();
  private final Deque<Open> open = new ArrayDeque<>();

  JointsReader(BvhScanner scanner) {
    this.scanner = scanner;
  }

  /** A joint whose block is read. */
  private static final class Open {
    private final String name;
    private final Span place;
    private final int index;
    private final int parent;
    private final List<BvhChannel> channels = new ArrayList<>();
    private final List<Vector> ends = new ArrayList<>();
    private @Nullable Vector offset;
    private @Nullable Span channelsAt;

    Open(String name, Span place, int index, int parent) {
      this.name = name;
      this.place = place;
      this.index = index;
      this.parent = parent;
    }

    BvhJoint joint() {
      return new BvhJoint(name, parent, offset == null ? Vector.ZERO : offset, channels, ends);
    }
  }

  /** The joints. The scanner is then at MOTION, or at the end of the file. */
  List<BvhJoint> read() throws BvhException {
    if (!scanner.next() || !scanner.is("HIERARCHY")) {
      throw scanner.error(
          "expected HIERARCHY, found " + scanner.shown(), "a BVH file begins with HIERARCHY");
    }
    while (scanner.next() && !scanner.is("MOTION")) {
      if (!scanner.is("ROOT")) {
        throw scanner.error("expected ROOT or MOTION, found " + scanner.shown(), EXAMPLE);
      }
      begin();
      while (!open.isEmpty()) {
        item(open.getFirst());
      }
    }
    if (all.isEmpty()) {
      throw scanner.error("expected ROOT, found " + scanner.shown(), EXAMPLE);
    }
    return all.stream().map(Open::joint).toList();
  }

  private void begin() throws BvhException {
    String name = scanner.restOfLine();
    Span place = scanner.span();
    if (name.isEmpty()) {
      throw scanner.error("expected the name of a joint", EXAMPLE);
    }
    if (all.size() == MAX_JOINTS || open.size() == MAX_DEPTH) {
      throw scanner.error(
          "a skeleton has at most %,d joints, and %,d in one another"
              .formatted(MAX_JOINTS, MAX_DEPTH),
          "a missing } puts all that follows into one joint");
    }
    brace();
    int parent = open.isEmpty() ? -1 : open.getFirst().index;
    Open joint = new Open(name, place, all.size(), parent);
    all.add(joint);
    open.push(joint);
  }

  private void brace() throws BvhException {
    if (!scanner.next() || !scanner.is("{")) {
      throw scanner.error("expected {, found " + scanner.shown(), EXAMPLE);
    }
  }

  private void item(Open joint) throws BvhException {
    boolean found = scanner.next();
    if (found && scanner.is("}")) {
      if (joint.offset == null) {
        throw scanner.error(joint.place, "the joint has no OFFSET", EXAMPLE);
      }
      open.pop();
    } else if (found && scanner.is("OFFSET")) {
      if (joint.offset != null) {
        throw scanner.error("duplicate OFFSET", "a joint has one OFFSET");
      }
      joint.offset = offset();
    } else if (found && scanner.is("CHANNELS")) {
      channels(joint);
    } else if (found && scanner.is("JOINT")) {
      begin();
    } else if (found && scanner.is("END")) {
      joint.ends.add(end());
    } else {
      throw scanner.error(
          "expected OFFSET, CHANNELS, JOINT, End Site or }, found " + scanner.shown(),
          "the block of the joint in line %d has no } before this"
              .formatted(scanner.line(joint.place)));
    }
  }

  private Vector offset() throws BvhException {
    double[] numbers = new double[3];
    for (int axis = 0; axis < numbers.length; axis++) {
      if (!scanner.nextInLine()) {
        throw scanner.error(
            "expected three numbers after OFFSET, found %d".formatted(axis),
            "an offset is OFFSET x y z, in one line");
      }
      numbers[axis] = scanner.number();
    }
    if (scanner.nextInLine() && !scanner.is("}")) {
      throw scanner.error(
          "expected the end of the line, found " + scanner.shown(), "an offset has three numbers");
    }
    scanner.back();
    return Vector.of(numbers);
  }

  private void channels(Open joint) throws BvhException {
    if (joint.channelsAt != null) {
      throw scanner.error("duplicate CHANNELS", "a joint has CHANNELS once");
    }
    joint.channelsAt = scanner.span();
    scanner.nextInLine();
    Span place = scanner.span();
    long count = scanner.count();
    while (scanner.nextInLine() && !scanner.is("}")) {
      BvhChannel channel =
          BvhChannel.named(scanner.word())
              .orElseThrow(
                  () ->
                      scanner.error(
                          "unknown channel " + scanner.shown(),
                          "the channels are " + BvhChannel.labels()));
      if (joint.channels.contains(channel)) {
        throw scanner.error(
            "duplicate channel " + scanner.shown(), "a joint has each of its channels once");
      }
      joint.channels.add(channel);
    }
    scanner.back();
    if (count != joint.channels.size()) {
      throw scanner.error(
          place,
          "expected %d channels, found %d".formatted(count, joint.channels.size()),
          "write CHANNELS " + joint.channels.size() + ", or the missing names in the same line");
    }
  }

  /** The offset of an End Site, after which some programs write a name. */
  private Vector end() throws BvhException {
    if (!scanner.next() || !scanner.is("SITE")) {
      throw scanner.error(
          "expected Site after End, found " + scanner.shown(),
          "an End Site is End Site { OFFSET x y z }");
    }
    Span place = scanner.span();
    scanner.restOfLine();
    brace();
    Vector end = null;
    while (scanner.next() && !scanner.is("}")) {
      if (!scanner.is("OFFSET") || end != null) {
        throw scanner.error(
            "expected one OFFSET and }, found " + scanner.shown(),
            "an End Site has an OFFSET and nothing else");
      }
      end = offset();
    }
    if (end == null || !scanner.is("}")) {
      throw scanner.error(place, "the End Site has no OFFSET, or no }", EXAMPLE);
    }
    return end;
  }
}
