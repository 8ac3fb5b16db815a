package dev.diptych.conformance.playback;

import java.util.Locale;

/** A recording that scenes play: a hand reaches for something. */
public final class Reach {
  private Reach() {}

  /**
   * The items of its text. The hand goes 30 cm forwards within 2 s, with the least jerk, at 60 Hz,
   * as in the reference.
   */
  public static String items() {
    StringBuilder rows = new StringBuilder();
    for (int frame = 0; frame <= 120; frame++) {
      double u = frame / 120.0;
      double z = 0.2 + 0.3 * u * u * u * (10 + u * (6 * u - 15));
      rows.append(String.format(Locale.ROOT, "%.8fs (0.1 1.3 %.9f)\n", frame / 60.0, z));
    }
    return "Hands { Right { gesture { 0 Point } move Wrist {\n" + rows + "} } }\n";
  }
}
