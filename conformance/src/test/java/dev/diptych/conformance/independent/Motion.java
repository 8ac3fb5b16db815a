package dev.diptych.conformance.independent;

import java.util.SplittableRandom;

/**
 * A smooth motion that can be asked for any moment: sums of sines around a resting place.
 *
 * <p>The rotation comes from three angles that never turn far, so that its four components are
 * continuous: the sign of the quaternion never jumps.
 */
final class Motion {
  private static final int WAVES = 3;
  private static final double SWAY = 0.25;
  private static final double TURN = 0.7;

  private final double[] rest;
  private final Motion carrier;
  private final double[][] waves = new double[6][3 * WAVES];

  /**
   * @param carrier a motion that carries this one along, as a hand carries a joint, or null
   * @param rest the place to be moved around, relative to the carrier
   * @param scale how lively it moves, 1 being a hand
   */
  Motion(SplittableRandom random, Motion carrier, double[] rest, double scale) {
    this.rest = rest;
    this.carrier = carrier;
    for (int channel = 0; channel < waves.length; channel++) {
      for (int wave = 0; wave < WAVES; wave++) {
        waves[channel][3 * wave] = scale * (channel < 3 ? SWAY : TURN) / (1 << wave);
        waves[channel][3 * wave + 1] = 2 * Math.PI * random.nextDouble(0.05, 0.3) * (wave + 1);
        waves[channel][3 * wave + 2] = 2 * Math.PI * random.nextDouble();
      }
    }
  }

  private double channel(int channel, double time) {
    double[] wave = waves[channel];
    double sum = 0;
    for (int i = 0; i < wave.length; i += 3) {
      sum += wave[i] * Math.sin(wave[i + 1] * time + wave[i + 2]);
    }
    return sum;
  }

  /** The place: x, y, z. */
  double[] position(double time) {
    double[] place = carrier == null ? new double[3] : carrier.position(time);
    for (int axis = 0; axis < 3; axis++) {
      place[axis] += rest[axis] + channel(axis, time);
    }
    return place;
  }

  /** The rotation as a unit quaternion: x, y, z, w. */
  double[] rotation(double time) {
    double pitch = channel(3, time) / 2;
    double yaw = channel(4, time) / 2;
    double roll = channel(5, time) / 2;
    double sinX = Math.sin(pitch);
    double cosX = Math.cos(pitch);
    double sinY = Math.sin(yaw);
    double cosY = Math.cos(yaw);
    double sinZ = Math.sin(roll);
    double cosZ = Math.cos(roll);
    return new double[] {
      sinX * cosY * cosZ + cosX * sinY * sinZ,
      cosX * sinY * cosZ - sinX * cosY * sinZ,
      cosX * cosY * sinZ - sinX * sinY * cosZ,
      cosX * cosY * cosZ + sinX * sinY * sinZ
    };
  }

  /** Where its z axis points: a unit vector. */
  double[] forward(double time) {
    double pitch = channel(3, time);
    double yaw = channel(4, time);
    return new double[] {
      Math.cos(pitch) * Math.sin(yaw), -Math.sin(pitch), Math.cos(pitch) * Math.cos(yaw)
    };
  }
}
