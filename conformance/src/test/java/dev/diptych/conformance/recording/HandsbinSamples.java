package dev.diptych.conformance.recording;

import dev.diptych.conformance.recording.HandsbinRecording.Frame;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Recordings of Unity XR Hands, the same in each run. */
final class HandsbinSamples {
  private static final long SEED = 43;

  private HandsbinSamples() {}

  /** Recordings that an input animation holds, except for their names. */
  static Map<String, HandsbinRecording> exact() {
    Map<String, HandsbinRecording> samples = new LinkedHashMap<>();
    samples.put("empty", new HandsbinRecording("", 0, List.of()));
    samples.put("silent", new HandsbinRecording("silent", 2.5f, List.of()));
    samples.put("one", recording("one", "B", 0));
    samples.put("left", recording("left hand", "LLLL", 0));
    samples.put("right", recording("right", "RRRRRRR", 0));
    samples.put("comes and goes", recording("n".repeat(300), "--LBBR-RB--", 0));
    samples.put("never there", recording("none", "----", 0));
    samples.put("stopped at the limit", recording("limit", "BBB", 0.75f));
    samples.put("stopped untracked", recording("limit", "BB-", 0.75f));
    samples.put("names", recording("Aufnahme «Händedruck» 手", "BB", 0));
    samples.put("many", recording("many", "BBBBBLLLBBRRBBB-B".repeat(20), 0.01f));
    HandsbinRecording odd = recording("odd numbers", "BBB", 0);
    samples.put(
        "odd numbers", with(odd, Float.NaN, -0.0f, Float.POSITIVE_INFINITY, Float.MIN_VALUE));
    return samples;
  }

  /**
   * A recording.
   *
   * @param hands a letter for each frame: L or R for one hand, B for both, - for none
   * @param rest how long it goes on after the last frame
   */
  static HandsbinRecording recording(String name, String hands, float rest) {
    Random random = new Random(SEED + hands.hashCode());
    List<Frame> frames = new ArrayList<>();
    float time = 0;
    for (int frame = 0; frame < hands.length(); frame++) {
      char hand = hands.charAt(frame);
      boolean left = hand == 'L' || hand == 'B';
      boolean right = hand == 'R' || hand == 'B';
      List<Integer> flags = List.of(left ? 1 : 0, right ? 1 : 0, left ? 1 : 0, right ? 1 : 0);
      List<Integer> none = List.of();
      frames.add(
          new Frame(
              time,
              flags,
              left ? HandsbinRecording.joints(random) : none,
              right ? HandsbinRecording.joints(random) : none));
      time += 1 / 72f + random.nextFloat() / 1000;
    }
    float last = frames.isEmpty() ? 0 : frames.get(frames.size() - 1).time();
    return new HandsbinRecording(name, last + rest, frames);
  }

  /** The same with other numbers in its first joints. */
  private static HandsbinRecording with(HandsbinRecording recording, float... numbers) {
    List<Frame> frames = new ArrayList<>();
    for (Frame frame : recording.frames()) {
      List<Integer> left = new ArrayList<>(frame.left());
      for (int i = 0; i < numbers.length; i++) {
        left.set(HandsbinRecording.NUMBERS * i + i, Float.floatToRawIntBits(numbers[i]));
      }
      frames.add(new Frame(frame.time(), frame.flags(), left, frame.right()));
    }
    return new HandsbinRecording(recording.name(), recording.duration(), frames);
  }

  /** The same with other flags in one frame. */
  static HandsbinRecording flagged(HandsbinRecording recording, int index, Integer... flags) {
    List<Frame> frames = new ArrayList<>(recording.frames());
    Frame frame = frames.get(index);
    frames.set(index, new Frame(frame.time(), List.of(flags), frame.left(), frame.right()));
    return new HandsbinRecording(recording.name(), recording.duration(), frames);
  }

  /** The same with another time of one frame. */
  static HandsbinRecording at(HandsbinRecording recording, int index, float time) {
    List<Frame> frames = new ArrayList<>(recording.frames());
    Frame frame = frames.get(index);
    frames.set(index, new Frame(time, frame.flags(), frame.left(), frame.right()));
    return new HandsbinRecording(recording.name(), recording.duration(), frames);
  }
}
