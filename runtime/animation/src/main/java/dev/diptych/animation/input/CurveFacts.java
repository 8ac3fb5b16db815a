package dev.diptych.animation.input;

/**
 * Properties of the keys of a curve, computed in one pass.
 *
 * @param ascending whether all times are finite, and each is later than the one before
 * @param finite whether all values are finite
 * @param earliest the earliest time, in seconds, and at most 0
 * @param latest the latest time, in seconds, and at least 0
 */
public record CurveFacts(boolean ascending, boolean finite, float earliest, float latest) {
  static CurveFacts of(Curve curve) {
    boolean ascending = true;
    boolean finite = true;
    float before = Float.NEGATIVE_INFINITY;
    float earliest = 0;
    float latest = 0;
    int size = curve.size();
    for (int key = 0; key < size; key++) {
      float time = curve.time(key);
      ascending &= time > before;
      finite &= Float.isFinite(curve.value(key));
      before = time;
      // Math.min and max would return NaN.
      earliest = time < earliest ? time : earliest;
      latest = time > latest ? time : latest;
    }
    boolean ended = size == 0 || Float.isFinite(before);
    return new CurveFacts(ascending && ended, finite, earliest, latest);
  }
}
