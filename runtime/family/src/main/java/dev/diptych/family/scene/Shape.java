package dev.diptych.family.scene;

/** How a node is drawn. Lengths are in metres. */
public sealed interface Shape {
  /**
   * A small sphere, such as a joint.
   *
   * @param radius of the sphere
   */
  record Point(double radius) implements Shape {}

  /**
   * A bone along +Z, and three axes.
   *
   * @param length of the bone
   */
  record Bone(double length) implements Shape {}

  /**
   * The field of view of a camera that looks along +Z.
   *
   * @param length from the camera to the frame that it sees
   */
  record Frustum(double length) implements Shape {}

  /**
   * A line from the position along the direction.
   *
   * @param length of the line
   */
  record Ray(double length) implements Shape {}

  /**
   * A solid box around the position.
   *
   * @param width along X
   * @param height along Y
   * @param depth along Z; 0 for a plane, which is seen from both sides
   */
  record Box(double width, double height, double depth) implements Shape {}

  /**
   * A solid sphere around the position.
   *
   * @param radius of the sphere
   */
  record Ball(double radius) implements Shape {}

  /**
   * Three axes: a place without a solid.
   *
   * @param length of an axis
   */
  record Place(double length) implements Shape {}
}
