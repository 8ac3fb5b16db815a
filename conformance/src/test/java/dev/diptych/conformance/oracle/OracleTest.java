package dev.diptych.conformance.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Diptych accepts and rejects the same files as plain Kaitai, with the same values: the files of
 * every spec, and random mutations; more of these with {@code -Ddiptych.exhaustive=true}, others
 * with {@code -Ddiptych.seed=N}.
 */
class OracleTest {
  private static final boolean EXHAUSTIVE = Boolean.getBoolean("diptych.exhaustive");
  private static final int MUTATIONS = EXHAUSTIVE ? 50_000 : 400;
  private static final int SEED = Integer.getInteger("diptych.seed", 0);

  /** Each file of a spec is changed so often at least. */
  private static final int LEAST = 5;

  @TempDir static Path work;

  static Stream<OracleCase> cases() throws Exception {
    String only = System.getProperty("oracle.only");
    return OracleCases.all().stream().filter(c -> only == null || c.name().matches(only));
  }

  static Stream<OracleCase> readable() throws Exception {
    return cases().filter(one -> !Without.PLAIN_JAVA.containsKey(one.name()));
  }

  static Stream<OracleCase> mutable() throws Exception {
    return readable().filter(one -> !Without.MUTATIONS.containsKey(one.name()));
  }

  static Stream<OracleCase> unreadable() throws Exception {
    return cases().filter(one -> Without.PLAIN_JAVA.containsKey(one.name()));
  }

  @ParameterizedTest
  @MethodSource("readable")
  void everyValueEqualsThatOfPlainKaitai(OracleCase one) throws Exception {
    List<String> found = new ArrayList<>();
    for (Map.Entry<String, byte[]> file : one.files().entrySet()) {
      for (String difference : one.oracle(work).differences(file.getValue(), true)) {
        found.add(file.getKey() + " " + difference);
      }
    }
    assertThat(found).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("mutable")
  void mutatedFilesHaveTheSameResult(OracleCase one) throws Exception {
    List<String> found = new ArrayList<>();
    int times = Math.max(LEAST, MUTATIONS / one.files().size());
    for (byte[] file : one.files().values()) {
      Random random = new Random(Arrays.hashCode(file) + SEED);
      for (int i = 0; i < times && file.length < 20_000 && found.size() < 10; i++) {
        byte[] mutated = Mutation.of(file, random);
        for (String difference : one.oracle(work).differences(mutated, false)) {
          found.add(HexFormat.of().formatHex(mutated) + " " + difference);
        }
      }
    }
    assertThat(found).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("unreadable")
  void specsListedWithoutPlainJavaStillHaveNone(OracleCase one) {
    assertThatThrownBy(() -> one.oracle(work)).isInstanceOf(PlainJavaException.class);
  }
}
