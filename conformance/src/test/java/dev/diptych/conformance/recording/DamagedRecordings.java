package dev.diptych.conformance.recording;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.cli.Command;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Imports of recordings that are cut off and changed at random. */
final class DamagedRecordings {
  private static final int ROUNDS = 200;

  private DamagedRecordings() {}

  /** Changes a byte of a file that is not empty. */
  interface Change {
    void change(byte[] file, Random random);
  }

  /** Changes any byte, half of the time one of the header. */
  static Change bytes() {
    return (file, random) -> {
      int range = random.nextBoolean() ? Math.min(30, file.length) : file.length;
      file[random.nextInt(range)] = (byte) random.nextInt();
    };
  }

  /**
   * Imports damaged recordings: each is refused with messages, or read.
   *
   * @param whole the recording
   * @param in the file to write and import
   * @param options more options of import
   * @return how many were refused
   */
  static int refused(byte[] whole, Change change, Path in, String... options) throws IOException {
    Random random = new Random(7);
    List<String> args = new ArrayList<>(List.of("import", in.toString()));
    args.addAll(List.of(options));
    args.addAll(List.of("-o", in.resolveSibling("d.bin").toString()));
    int refused = 0;
    for (int round = 0; round < ROUNDS; round++) {
      boolean cut = random.nextInt(4) == 0;
      byte[] damaged = Arrays.copyOf(whole, cut ? random.nextInt(whole.length) : whole.length);
      for (int left = random.nextInt(4); left >= 0 && damaged.length > 0; left--) {
        change.change(damaged, random);
      }
      Files.write(in, damaged);
      Command command = new Command();
      int code = command.run(args.toArray(String[]::new));
      assertThat(code).as("%s", command.err()).isBetween(0, 1);
      assertThat(command.err()).doesNotContain("Exception");
      refused += code;
    }
    return refused;
  }
}
