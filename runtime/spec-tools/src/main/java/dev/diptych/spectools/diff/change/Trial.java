package dev.diptych.spectools.diff.change;

import dev.diptych.twin.Face;
import java.util.List;

/**
 * Generated files of one spec, read by the other one.
 *
 * @param direction which spec reads the files of the other
 * @param face the face of the files
 * @param files the number of files
 * @param failed the number of files that are rejected or have another meaning
 * @param examples files that fail, the simplest for each difference that they show
 */
public record Trial(
    Direction direction, Face face, int files, int failed, List<FileExample> examples) {
  public Trial {
    examples = List.copyOf(examples);
  }
}
