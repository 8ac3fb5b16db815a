package dev.diptych.animation.gltf;

/** How a node is drawn. */
enum GltfShape {
  /** Not at all. */
  NONE,

  /** A camera that looks along -Z. */
  CAMERA,

  /** A small octahedron. */
  JOINT,

  /** A line along -Z. */
  RAY;

  /** Half of the size of a joint, in metres. */
  private static final float JOINT_SIZE = 0.006f;

  /** The length of a ray, in metres. */
  private static final float RAY_LENGTH = 3;

  private static final int LINES = 1;
  private static final int TRIANGLES = 4;

  boolean isMesh() {
    return this == JOINT || this == RAY;
  }

  /** The mode of the primitive of its mesh. */
  int mode() {
    return this == RAY ? LINES : TRIANGLES;
  }

  /**
   * The corners of its lines or triangles, three numbers each.
   *
   * @param scale of a joint
   */
  float[] corners(double scale) {
    if (this == RAY) {
      return new float[] {0, 0, 0, 0, 0, -RAY_LENGTH};
    }
    float size = (float) (JOINT_SIZE * scale);
    float[] corners = new float[8 * 9];
    int at = 0;
    for (int face = 0; face < 8; face++) {
      float x = (face & 1) == 0 ? size : -size;
      float y = (face & 2) == 0 ? size : -size;
      float z = (face & 4) == 0 ? size : -size;
      // Counter-clockwise, seen from outside.
      boolean mirrored = Integer.bitCount(face) % 2 == 1;
      corners[at] = x;
      corners[at + (mirrored ? 7 : 4)] = y;
      corners[at + (mirrored ? 5 : 8)] = z;
      at += 9;
    }
    return corners;
  }
}
