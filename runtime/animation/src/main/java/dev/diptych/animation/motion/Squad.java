package dev.diptych.animation.motion;

/**
 * Rotations along Shoemake's spherical quadrangles, the sibling of {@link CatmullRom}: at a key the
 * speed is (log(q⁻¹·q₊) − log(q⁻¹·q₋)) / (f₊ − f₋), so that it does not jump however far apart the
 * keys are. That takes two intermediate points a key, one for each side, which are the same where
 * the keys are equally far apart. At the first and last key the intermediate point is the key: two
 * keys make a slerp. Every hemisphere is fixed towards the key before.
 *
 * @param keys what it goes through
 */
record Squad(Keys keys) implements Between {
  @Override
  public double[] at(int key, double frame) {
    Quaternion from = keys.rotation(key);
    Quaternion to = keys.rotation(key + 1).near(from);
    double span = keys.span(key);
    Quaternion aside = from;
    if (key > 0) {
      Quaternion before = keys.rotation(key - 1).near(from);
      aside = leaving(before, keys.span(key - 1), from, to, span);
    }
    Quaternion toAside = to;
    if (key + 2 < keys.size()) {
      Quaternion after = keys.rotation(key + 2).near(to);
      // Arriving is leaving with time turned round.
      toAside = leaving(after, keys.span(key + 1), to, from, span);
    }
    return from.squad(to, aside, toAside, keys.part(key, frame)).toArray();
  }

  /** The intermediate point beside {@code key} on the way to {@code next}. */
  static Quaternion leaving(
      Quaternion previous, double since, Quaternion key, Quaternion next, double until) {
    Quaternion back = key.inverse().times(previous).log();
    Quaternion on = key.inverse().times(next).log();
    Quaternion way = on.plus(back.negated()).scaled(until / (since + until));
    return key.times(way.plus(on.negated()).scaled(0.5).exp());
  }
}
