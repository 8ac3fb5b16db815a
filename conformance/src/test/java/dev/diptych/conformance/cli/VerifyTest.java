package dev.diptych.conformance.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What {@code verify} reads a second time: the files of texts, in their layout, if the format
 * ships.
 */
class VerifyTest {
  private static final Path VECTORS = Repository.path("conformance/vectors/valid");

  @Test
  void textsOfAllVectorsPass() throws IOException {
    List<String> texts;
    try (Stream<Path> files = Files.walk(VECTORS)) {
      texts = files.map(Path::toString).filter(VerifyTest::isText).sorted().toList();
    }
    assertThat(texts).isNotEmpty();
    Command command = new Command();
    String[] args = Stream.concat(Stream.of("verify"), texts.stream()).toArray(String[]::new);
    assertThat(command.run(args)).as(command.err()).isZero();
  }

  private static boolean isText(String file) {
    return file.endsWith(".twin") || file.endsWith(".mkm");
  }

  @Test
  void formatOfUserMayHaveTheIdOfShippedOne(@TempDir Path folder) throws Exception {
    String ksy = "meta: {id: mikoto_motion, endian: le}\nseq:\n- {id: n, type: u4}\n";
    Path spec = Files.writeString(folder.resolve("mikoto_motion.ksy"), ksy);
    Path file = Files.write(folder.resolve("four.bin"), new byte[] {1, 2, 3, 4});
    Command command = new Command();
    assertThat(command.run("verify", "--spec", spec.toString(), file.toString()))
        .as(command.err())
        .isZero();
  }
}
