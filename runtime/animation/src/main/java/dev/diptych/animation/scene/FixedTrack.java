package dev.diptych.animation.scene;

import dev.diptych.family.scene.Interpolation;
import dev.diptych.family.scene.Track;
import dev.diptych.model.document.Path;

/**
 * A position that does not change.
 *
 * @param name its name
 * @param node where the document has what is there
 * @param x its first number
 * @param z its last number; the other is 0
 */
record FixedTrack(String name, Path node, double x, double z) implements Track {
  @Override
  public int width() {
    return 3;
  }

  @Override
  public Interpolation interpolation() {
    return Interpolation.LINEAR;
  }

  @Override
  public int size() {
    return 1;
  }

  @Override
  public double time(int key) {
    return 0;
  }

  @Override
  public void read(int key, double[] into, int at) {
    into[at] = x;
    into[at + 1] = 0;
    into[at + 2] = z;
  }

  @Override
  public Path path(int key) {
    return node;
  }
}
