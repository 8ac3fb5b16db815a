package dev.diptych.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FileGroupTest {
  private static final long OPEN = 100;
  private static final long LIMIT = 1000;

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 10, 500})
  void eachFileIsInOneGroupAndGroupsAreWithinTheLimit(int count) {
    Random random = new Random(count);
    List<InputFile> files = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      files.add(new InputFile("file:///" + i, random.nextInt(2 * (int) LIMIT), 0));
    }
    List<FileGroup> groups = FileGroup.of(files, OPEN, LIMIT);
    assertThat(groups.stream().flatMap(group -> group.files().stream()))
        .containsExactlyInAnyOrderElementsOf(files);
    for (FileGroup group : groups) {
      long size = group.files().stream().mapToLong(InputFile::size).sum();
      long opening = OPEN * (group.files().size() - 1);
      assertThat(group.files().size() == 1 || size + opening <= LIMIT).isTrue();
    }
  }
}
