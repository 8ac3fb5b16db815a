package dev.diptych.animation.hand;

import dev.diptych.animation.math.LookRotation;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;
import java.util.function.Function;

/**
 * The arm of a person whose head is the camera, which files do not contain: an estimate of where
 * shoulder and elbow are. It judges whether a wrist can be where it is, and finds comfortable
 * rotations.
 *
 * <p>The lengths follow Pheasant's tables of British adults (shoulder to grip 665 mm for men and
 * 600 mm for women, elbow to fingertip 475 and 430 mm): 63 cm, and 27 + 18 cm. From the eyes to the
 * shoulder is an own estimate. The elbow hangs as low as it can, as in Parger and others, "Human
 * upper-body inverse kinematics for increased embodiment in consumer-grade virtual reality", VRST
 * 2018.
 *
 * <p>All functions give the same bits on every platform.
 *
 * @param side which arm
 * @param size 1 for an average adult; a factor for the lengths of the arm, as for those of a hand
 */
public record Arm(Side side, double size) {
  /** From the shoulder to the elbow, in metres, for size 1. */
  public static final double UPPER_ARM = 0.285;

  /** From the elbow to the wrist, in metres, for size 1. */
  public static final double FOREARM = 0.27;

  /**
   * The farthest that a wrist is from the resting shoulder, in metres, for size 1: the straight
   * arm, and 15 cm of leaning.
   */
  public static final double REACH = UPPER_ARM + FOREARM + 0.155;

  /** How far behind the eyes a wrist can be, in metres. */
  public static final double BEHIND = 0.2;

  /** The fastest that a wrist moves, in metres per second. */
  public static final double FASTEST = 8;

  /** The pronation of a hand that nothing turns, in degrees. */
  public static final double NATURAL_PRONATION = 45;

  private static final Vector RIGHT_SHOULDER = new Vector(0.18, -0.2, -0.09);
  private static final Vector RIGHT_ELBOW = new Vector(0.3, -1, -0.3);

  /** After them, the change of a rotation is below 1e-5 degrees. */
  private static final int ROUNDS = 40;

  private static final int HALF_TURN = 180;

  /** Where the shoulder is in the world. */
  public Vector shoulder(Body body) {
    return body.place(sided(RIGHT_SHOULDER));
  }

  private Vector sided(Vector right) {
    return side == Side.RIGHT ? right : new Vector(-right.x(), right.y(), right.z());
  }

  /** How far the wrist is from the shoulder, in metres. */
  public double distance(Body body, Vector wrist) {
    return wrist.minus(shoulder(body)).norm();
  }

  /** Whether the wrist can be there, with leaning. */
  public boolean reaches(Body body, Vector wrist) {
    return distance(body, wrist) <= REACH * size;
  }

  /** Where the elbow is in the world: of all places that both bones allow, the lowest one. */
  public Vector elbow(Body body, Vector wrist) {
    Vector shoulder = shoulder(body);
    Vector way = wrist.minus(shoulder);
    double distance = way.norm();
    if (!(distance > 0)) {
      return shoulder.plus(hanging(body, new Vector(0, 0, 1)).scaled(UPPER_ARM * size));
    }
    Vector straight = way.scaled(1 / distance);
    double upper = UPPER_ARM * size;
    double lower = FOREARM * size;
    double along = (upper * upper - lower * lower + distance * distance) / (2 * distance);
    // An arm that is too short is straight; a wrist at the shoulder is nearer than both bones
    // allow.
    double limited = Math.max(-upper, Math.min(upper, along));
    double aside = Math.sqrt(Math.max(0, upper * upper - limited * limited));
    return shoulder.plus(straight.scaled(limited)).plus(hanging(body, straight).scaled(aside));
  }

  /** To where the elbow leaves the line from the shoulder to the wrist; a unit vector. */
  private Vector hanging(Body body, Vector straight) {
    Vector down = body.rotation().rotate(sided(RIGHT_ELBOW));
    Vector across = down.minus(straight.scaled(down.dot(straight)));
    return across.norm() > 0 ? across.unit() : body.rotation().rotate(sided(new Vector(1, 0, 0)));
  }

  /**
   * The rotation of a hand that continues the forearm with its palm to the inside: +Z along the
   * forearm, and the palm along the normal of the plane of the arm.
   */
  public Quaternion forearm(Body body, Vector wrist) {
    Vector way = wrist.minus(shoulder(body));
    Vector straight = way.norm() > 0 ? way.unit() : new Vector(0, 0, 1);
    // That of upper arm and forearm, which also exists while the arm is straight.
    Vector normal = hanging(body, straight).cross(straight);
    Vector back = side == Side.RIGHT ? normal.scaled(-1) : normal;
    Vector along = wrist.minus(elbow(body, wrist));
    Vector z = along.norm() > 0 ? along.unit() : straight;
    return LookRotation.ofAxes(back.cross(z), back, z);
  }

  /** How forearm and wrist are turned if the wrist has {@code rotation}, of length 1. */
  public WristAngles angles(Body body, Vector wrist, Quaternion rotation) {
    return WristAngles.of(side, forearm(body, wrist).inverse().times(rotation));
  }

  /**
   * The most comfortable rotation with {@code axis} along {@code direction}. It tries all whole
   * degrees about the direction, from −180 to 179, counted from the shortest rotation of the axis
   * to the direction, and takes the first of equals.
   *
   * @param direction in the world, of length 1
   * @param wrist where the wrist is if it has a rotation: what is pinned may be another point
   */
  public Quaternion along(
      Body body, HandAxis axis, Vector direction, Function<Quaternion, Vector> wrist) {
    Quaternion shortest = LookRotation.shortest(axis.of(side), direction);
    Quaternion best = shortest;
    double least = Double.POSITIVE_INFINITY;
    for (int degrees = -HALF_TURN; degrees < HALF_TURN; degrees++) {
      Quaternion rotation = about(direction, degrees).times(shortest);
      double cost = angles(body, wrist.apply(rotation), rotation).cost();
      if (cost < least) {
        least = cost;
        best = rotation;
      }
    }
    return best;
  }

  private static Quaternion about(Vector axis, double degrees) {
    double half = StrictMath.toRadians(degrees) / 2;
    Vector part = axis.scaled(StrictMath.sin(half));
    return new Quaternion(part.x(), part.y(), part.z(), StrictMath.cos(half));
  }

  /**
   * The rotation with a straight wrist and {@link #NATURAL_PRONATION}. As the wrist moves with its
   * rotation, and the forearm with the wrist, it goes half of the way again and again.
   *
   * @param wrist where the wrist is if it has a rotation: what is pinned may be another point
   */
  public Quaternion natural(Body body, Function<Quaternion, Vector> wrist) {
    double pronation = side == Side.RIGHT ? NATURAL_PRONATION : -NATURAL_PRONATION;
    Quaternion turn = about(new Vector(0, 0, 1), pronation);
    Quaternion rotation = body.rotation();
    for (int round = 0; round < ROUNDS; round++) {
      Quaternion next = forearm(body, wrist.apply(rotation)).times(turn);
      rotation = rotation.plus(next.near(rotation)).unit();
    }
    return rotation;
  }
}
