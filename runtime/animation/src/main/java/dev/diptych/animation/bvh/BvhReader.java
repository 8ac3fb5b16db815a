package dev.diptych.animation.bvh;

import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.source.Span;
import java.util.List;
import java.util.function.Function;

/**
 * Reads BVH files: the joints, then frame after frame. Nothing has a size that the file only
 * announces.
 */
final class BvhReader {
  private static final String FRAMES_EXAMPLE =
      "after MOTION follow Frames: 100 and Frame Time: 0.01";

  private final BvhScanner scanner;

  /** Where the number of frames is. */
  private Span countAt = Span.at(0);

  private BvhReader(String name, byte[] bytes) {
    this.scanner = new BvhScanner(name, bytes);
  }

  /** Receives the frames. */
  interface Frames {
    /** Receives the numbers of a frame, which are others after the call. */
    void add(double[] numbers);
  }

  /** What becomes of a file. */
  interface Target<T> {
    /** Receives frames. */
    Frames frames();

    /** The result after the last frame. */
    T result();
  }

  /** The joints of a file, and its frame time; it needs no frames. */
  static Result<BvhFile> joints(String name, byte[] bytes) {
    return new BvhReader(name, bytes).result(BvhReader::skeleton);
  }

  /**
   * Reads a file.
   *
   * @param target receives the joints, and gives what receives the frames
   */
  static <T> Result<T> read(String name, byte[] bytes, Function<BvhFile, Target<T>> target) {
    return new BvhReader(name, bytes).result(reader -> reader.frames(target));
  }

  /** A step that may reject the file. */
  private interface Step<T> {
    T run(BvhReader reader) throws BvhException;
  }

  private <T> Result<T> result(Step<T> step) {
    try {
      return Result.of(step.run(this), List.of());
    } catch (BvhException e) {
      return Result.failed(e.diagnostic());
    }
  }

  private BvhFile skeleton() throws BvhException {
    List<BvhJoint> joints = new JointsReader(scanner).read();
    if (!scanner.is("MOTION")) {
      return new BvhFile(joints, 0);
    }
    count();
    return new BvhFile(joints, frameTime());
  }

  private <T> T frames(Function<BvhFile, Target<T>> target) throws BvhException {
    List<BvhJoint> joints = new JointsReader(scanner).read();
    if (!scanner.is("MOTION")) {
      throw scanner.error("expected MOTION, found " + scanner.shown(), FRAMES_EXAMPLE);
    }
    long count = count();
    BvhFile file = new BvhFile(joints, frameTime());
    if (file.width() == 0) {
      throw scanner.error(
          countAt,
          "no joint has channels, so that there are no frames",
          "a joint that moves has CHANNELS 3 Zrotation Xrotation Yrotation");
    }
    Target<T> made = target.apply(file);
    long found = rows(file, made.frames());
    if (found != count) {
      throw scanner.error(
          countAt,
          "the number of frames is %d, but the file has %d".formatted(count, found),
          "write Frames: %d, or complete the file".formatted(found));
    }
    if (found == 0) {
      throw scanner.error(
          countAt,
          "the file has joints, but no frames",
          "--skeleton of export reads the joints of such a file");
    }
    return made.result();
  }

  private long count() throws BvhException {
    label("Frames");
    scanner.nextInLine();
    long count = scanner.count();
    Span place = scanner.span();
    endLine();
    countAt = place;
    return count;
  }

  private void endLine() throws BvhException {
    if (scanner.nextInLine()) {
      throw scanner.error(
          "expected the end of the line, found " + scanner.shown(),
          "each frame is in a line of its own");
    }
  }

  private double frameTime() throws BvhException {
    if (!scanner.next() || !scanner.is("FRAME")) {
      throw scanner.error("expected Frame Time:, found " + scanner.shown(), FRAMES_EXAMPLE);
    }
    label("Time");
    scanner.nextInLine();
    double time = scanner.number();
    if (!(time > 0)) {
      throw scanner.error("a frame time must be above 0", "0.0333333 is 30 frames a second");
    }
    endLine();
    return time;
  }

  private void label(String word) throws BvhException {
    if (!scanner.next() || !scanner.cuts(word) || !scanner.passesColon()) {
      throw scanner.error(
          "expected %s:, found %s".formatted(word, scanner.shown()), FRAMES_EXAMPLE);
    }
  }

  /** Reads one frame a line; returns how many there are. */
  private long rows(BvhFile file, Frames frames) throws BvhException {
    double[] row = new double[file.width()];
    long found = 0;
    while (scanner.next()) {
      scanner.back();
      for (int i = 0; i < row.length; i++) {
        if (!scanner.nextInLine()) {
          throw scanner.error(
              "expected %d numbers in the line of a frame, found %d".formatted(row.length, i),
              "from here on are missing: " + channel(file, i));
        }
        row[i] = scanner.number();
      }
      if (scanner.nextInLine()) {
        throw scanner.error(
            "expected %d numbers in the line of a frame, found more".formatted(row.length),
            "the last one before this is " + channel(file, row.length - 1));
      }
      frames.add(row);
      found++;
    }
    return found;
  }

  private static String channel(BvhFile file, int index) {
    int left = index;
    for (BvhJoint joint : file.joints()) {
      if (left < joint.channels().size()) {
        return joint.channels().get(left).label + " of " + joint.name();
      }
      left -= joint.channels().size();
    }
    throw new IndexOutOfBoundsException(index);
  }
}
