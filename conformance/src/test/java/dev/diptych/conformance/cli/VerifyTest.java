package dev.diptych.conformance.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What {@code verify} reads a second time: the files of texts, in their layout, if the format
 * ships; with {@code --second}, those of specs.
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

  /** Specs of most constructs: each file is read by code that is generated from its spec. */
  @ParameterizedTest
  @ValueSource(strings = {"bits", "endian", "read_switches", "root_parameters", "zlib_fields"})
  void specsAreReadASecondTime(String name) throws IOException {
    Path folder = Repository.path("conformance/features").resolve(name);
    List<String> args = new ArrayList<>(List.of("verify", "--second", "--spec"));
    args.add(folder.resolve(name + ".ksy").toString());
    Path values = folder.resolve("parameters.tsv");
    for (String line : Files.exists(values) ? Files.readAllLines(values) : List.<String>of()) {
      args.addAll(List.of("--param", line.replace('\t', '=')));
    }
    try (Stream<Path> files = Files.list(folder)) {
      files.map(Path::toString).filter(f -> f.endsWith(".bin")).sorted().forEach(args::add);
    }
    Command command = new Command();
    assertThat(command.run(args.toArray(String[]::new))).as(command.err()).isZero();
  }

  @Test
  void aSpecWithoutJavaCannotBeComparedAndADifferenceIsAnError(@TempDir Path folder)
      throws Exception {
    Path file = Files.write(folder.resolve("file.bin"), new byte[] {2, 0, 0, 0, 2, 0, 0, 0});
    // Kaitai's Java has no field of this name, and computes in 32 bits.
    assertThat(second(folder, file, "- {id: class, type: u4}"))
        .contains("error[no-second-reading]")
        .contains("it does not compile");
    String wide = "- {id: n, type: s4}\ninstances: {far: {value: 'n * 1600000000 < 0'}}";
    assertThat(second(folder, file, wide)).contains("error[second-reading]: /far: ");
  }

  private static String second(Path folder, Path file, String members) throws IOException {
    String ksy = "meta: {id: toy, endian: le}\nseq:\n" + members + "\n";
    Path spec = Files.writeString(folder.resolve("toy.ksy"), ksy);
    Command command = new Command();
    assertThat(command.run("verify", "--second", "--spec", spec.toString(), file.toString()))
        .isEqualTo(1);
    return command.err();
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
