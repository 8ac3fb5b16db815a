package dev.diptych.animation.recording;

import dev.diptych.animation.curve.CurveCursor;
import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.PlaybackCurve;

/** Reads a curve at ascending times: a key at a time bit for bit, otherwise as MRTK plays it. */
final class KeyReader {
  private final Curve curve;
  private final CurveCursor cursor;
  private final boolean ascending;
  private int key;

  KeyReader(Curve curve) {
    this.curve = curve;
    this.cursor = PlaybackCurve.of(curve).cursor();
    this.ascending = curve.facts().ascending();
  }

  /** Whether there is a key at a time, which is not before the one that was asked for last. */
  boolean hasKey(float time) {
    while (ascending && key < curve.size() && curve.time(key) < time) {
      key++;
    }
    return ascending && key < curve.size() && curve.time(key) == time;
  }

  /** The value at a time, which is not before the one that was asked for last. */
  float at(float time) {
    return hasKey(time) ? curve.value(key) : (float) cursor.at(time);
  }
}
