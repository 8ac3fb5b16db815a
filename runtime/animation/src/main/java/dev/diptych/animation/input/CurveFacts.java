package dev.diptych.animation.input;

/**
 * Properties of the keys of a curve, computed in one pass.
 *
 * @param ascending whether all times are finite, and each is later than the one before
 * @param finite whether all values are finite
 * @param earliest the earliest time, in seconds, and at most 0
 * @param latest the latest time, in seconds, and at least 0
 * @param reach the greatest distance of a value from 0; NaN does not count
 */
public record CurveFacts(
    boolean ascending, boolean finite, float earliest, float latest, float reach) {
  private static final CurveFacts NONE = new CurveFacts(true, true, 0, 0, 0);

  static CurveFacts of(Curve curve) {
    int size = curve.size();
    CurveFacts facts = NONE;
    for (int from = 0; from < size; from += Curve.BLOCK) {
      facts = facts.with(curve, from, Math.min(size, from + Curve.BLOCK));
    }
    boolean ended = size == 0 || Float.isFinite(curve.time(size - 1));
    return ended
        ? facts
        : new CurveFacts(false, facts.finite, facts.earliest, facts.latest, facts.reach);
  }

  private CurveFacts with(Curve curve, int from, int to) {
    boolean up = ascending;
    boolean real = finite;
    float before = from == 0 ? Float.NEGATIVE_INFINITY : curve.time(from - 1);
    float first = earliest;
    float last = latest;
    float far = reach;
    for (int key = from; key < to; key++) {
      float time = curve.time(key);
      up &= time > before;
      float distance = Math.abs(curve.value(key));
      real &= distance <= Float.MAX_VALUE;
      before = time;
      // Math.min and max would return NaN.
      first = time < first ? time : first;
      last = time > last ? time : last;
      far = distance > far ? distance : far;
    }
    return new CurveFacts(up, real, first, last, far);
  }
}
