package dev.diptych.animation.authoring.expect;

import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.sampling.SampledKeys;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.family.scene.Interpolation;
import dev.diptych.family.scene.Track;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.document.Path;
import java.util.List;

/**
 * A place or a rotation that a text has, and its document does not have.
 *
 * @param name for people
 * @param keys the samples
 * @param origin where what has it is written
 * @param rows the rows that move it, in any order
 */
record SampledTrack(String name, SampledKeys keys, Origin origin, List<KeyRow> rows)
    implements Track {
  @Override
  public int width() {
    return keys.width();
  }

  @Override
  public Interpolation interpolation() {
    return Interpolation.LINEAR;
  }

  @Override
  public int size() {
    return keys.size();
  }

  @Override
  public double time(int key) {
    return keys.time(key);
  }

  @Override
  public void read(int key, double[] into, int at) {
    for (int axis = 0; axis < keys.width(); axis++) {
      into[at + axis] = keys.value(key, axis);
    }
  }

  @Override
  public Path path(int key) {
    return Path.ROOT;
  }

  /** The last row at or before the time of the key. */
  @Override
  public Location written(int key) {
    Origin last = origin;
    double latest = Double.NEGATIVE_INFINITY;
    for (KeyRow row : rows) {
      if ((float) row.time() <= keys.time(key) && row.time() >= latest) {
        last = row.origin();
        latest = row.time();
      }
    }
    return last.at();
  }
}
