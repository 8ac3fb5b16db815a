package dev.diptych.conformance.view;

/** A color as people see it: CIE 1976 L*a*b* of sRGB with the white of D65. */
record Lab(double l, double a, double b) {
  private static final double POWER = Math.pow(25, 7);

  /** The coordinates of a color 0xRRGGBB. */
  static Lab of(int rgb) {
    double r = linear(rgb >> 16 & 0xff);
    double g = linear(rgb >> 8 & 0xff);
    double b = linear(rgb & 0xff);
    double x = root((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
    double y = root(0.2126729 * r + 0.7151522 * g + 0.0721750 * b);
    double z = root((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883);
    return new Lab(116 * y - 16, 500 * (x - y), 200 * (y - z));
  }

  private static double linear(int part) {
    double value = part / 255.0;
    return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
  }

  private static double root(double t) {
    return t > 216.0 / 24389 ? Math.cbrt(t) : (24389.0 / 27 * t + 16) / 116;
  }

  /** The difference &Delta;E of CIEDE2000, as Sharma, Wu and Dalal (2005) compute it. */
  double distance(Lab other) {
    double mean = (Math.hypot(a, b) + Math.hypot(other.a, other.b)) / 2;
    double stretch = 1 + (1 - chroma(mean)) / 2;
    double c1 = Math.hypot(stretch * a, b);
    double c2 = Math.hypot(stretch * other.a, other.b);
    double h1 = hue(stretch * a, b);
    double h2 = hue(stretch * other.a, other.b);
    double turn = c1 * c2 == 0 ? 0 : Math.IEEEremainder(h2 - h1, 360);
    double hue = c1 * c2 == 0 ? h1 + h2 : h1 + turn / 2;
    double lightness = Math.pow((l + other.l) / 2 - 50, 2);
    double c = (c1 + c2) / 2;
    double t =
        1
            - 0.17 * cos(hue - 30)
            + 0.24 * cos(2 * hue)
            + 0.32 * cos(3 * hue + 6)
            - 0.2 * cos(4 * hue - 63);
    double dl = (other.l - l) / (1 + 0.015 * lightness / Math.sqrt(20 + lightness));
    double dc = (c2 - c1) / (1 + 0.045 * c);
    double dh = 2 * Math.sqrt(c1 * c2) * Math.sin(Math.toRadians(turn / 2)) / (1 + 0.015 * c * t);
    double blue = Math.IEEEremainder(hue - 275, 360) / 25;
    double rotation = Math.sin(Math.toRadians(60 * Math.exp(-blue * blue)));
    return Math.sqrt(dl * dl + dc * dc + dh * dh - 2 * rotation * chroma(c) * dc * dh);
  }

  private static double chroma(double c) {
    double power = Math.pow(c, 7);
    return Math.sqrt(power / (power + POWER));
  }

  private static double hue(double a, double b) {
    return Math.toDegrees(Math.atan2(b, a));
  }

  private static double cos(double degrees) {
    return Math.cos(Math.toRadians(degrees));
  }
}
