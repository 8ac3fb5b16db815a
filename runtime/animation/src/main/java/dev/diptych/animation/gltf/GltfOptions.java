package dev.diptych.animation.gltf;

/**
 * How an animation becomes glTF.
 *
 * @param binary whether the file is a GLB, and not JSON
 * @param metres how far a position in the scene may be off
 * @param degrees how far a rotation in the scene may be off
 */
public record GltfOptions(boolean binary, double metres, double degrees) {
  /** How far positions are off by default, in metres. */
  public static final double DEFAULT_METRES = 0.0001;

  /** How far rotations are off by default. */
  public static final double DEFAULT_DEGREES = 0.01;
}
