package dev.diptych.conformance.specs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;

/**
 * The same sound as {@link WavSpecimen}, by a spec that reads what is in chunks from their slots.
 */
final class WavSlotsSpecimen implements Specimen {
  @Override
  public Map<String, byte[]> samples() throws IOException {
    return new WavSpecimen().samples();
  }

  @Override
  public boolean structured(String sample) {
    // No case of the spec matches unknown chunks.
    return !sample.equals("notes");
  }

  @Override
  public List<Edit> edits() {
    return List.of(
        Edit.replace(
            "mono",
            "-1000",
            "-999",
            file ->
                assertThat(WavSpecimen.heard(file)).containsExactly(0, 1000, -999, 32767, -32768)),
        new Edit(
            "stereo",
            text ->
                text.replace("(1 -1 2 -2)", "(1 -1 2 -2 3 -3)")
                    .replace("slack = 44", "slack = 48")
                    .replace("slack = 40", "slack = 44")
                    .replace("slack = 8", "slack = 12"),
            file -> assertThat(WavSpecimen.heard(file)).containsExactly(1, -1, 2, -2, 3, -3)));
  }
}
