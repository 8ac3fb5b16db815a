package dev.diptych.conformance.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.independent.AnimationGenerator;
import dev.diptych.conformance.independent.IndependentWriter;
import dev.diptych.conformance.independent.Options;
import dev.diptych.conformance.independent.mikoto.MkmGenerator;
import dev.diptych.conformance.independent.mikoto.MkmbWriter;
import java.nio.file.Path;
import java.util.stream.LongStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every command over files that are well-formed and hold anything: numbers that are none, times in
 * any order, curves without keys, numbers without a name. {@code -Ddiptych.wild=N} tries N files of
 * each kind.
 */
class WildFilesTest {
  private static final int FILES = Integer.getInteger("diptych.wild", 18);
  // What follows a body can make a file of one layout readable as the other, or as none.
  private static final Options OPTIONS =
      new Options(24, true, true, true, true, true, true, true, false);
  private static final String POSES = "a=camera,b=left.Wrist,c=right.IndexTip";
  private static final String HANDS = "b=left.Wrist,c=right.IndexTip";

  @TempDir Path folder;
  private Runs runs;

  static LongStream seeds() {
    return LongStream.range(0, FILES);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void animations(long seed) {
    runs = new Runs(folder);
    byte[] bytes = IndependentWriter.write(AnimationGenerator.animation(seed, OPTIONS));
    String binary = runs.file("wild.bin", bytes);
    String text = bothFaces(binary, bytes);
    for (String file : new String[] {binary, text}) {
      runs.done("info", file);
      runs.done("check", file);
      runs.done("repair", file, "-o", "-");
      runs.made(".mkm", "export", file, "--map", "a=camera");
      runs.made(".mkm", "export", file, "--map", HANDS, "--scale", "0.01");
      runs.made(".mkm", "export", file, "--map", POSES, "--fps", "30", "--parents", "b:a,c:b");
      assertThat(runs.run("import", file, "--map", "a=camera")).isEmpty();
      assertThat(runs.run("mkm", "absolute", file)).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void motions(long seed) {
    runs = new Runs(folder);
    byte[] bytes = MkmbWriter.write(MkmGenerator.named(seed, "a", "b", "j_a", "j_b"));
    String binary = runs.file("wild.bin", bytes);
    String text = bothFaces(binary, bytes);
    String rest = runs.file("rest.bin", MkmbWriter.write(MkmGenerator.named(~seed, "a", "b")));
    for (String file : new String[] {binary, text}) {
      runs.done("info", file);
      runs.done("check", file);
      runs.done("repair", file, "-o", "-");
      runs.made(".mkm", "mkm", "absolute", file, "--parents", "b:a");
      runs.made(".mkm", "mkm", "rebase", file, "--rest", rest, "--parents", "b:a");
      runs.made(".mkm", "mkm", "rebase", file, "--rest", rest, "--undo");
      runs.made(".twin", "import", file, "--map", "a=camera", "--rate", "0.01");
      String hands = "a=left.Wrist,b=left.Palm";
      runs.made(".twin", "import", file, "--map", hands, "--rate", "0.01", "--parents", "b:a");
      assertThat(runs.run("export", file, "--map", "a=camera")).isEmpty();
    }
  }

  /** The file of the text of {@code binary}, after both were compared in every way there is. */
  private String bothFaces(String binary, byte[] bytes) {
    runs.done("verify", binary);
    String text = runs.file("wild.twin", runs.done("decompile", binary));
    runs.done("verify", text);
    assertThat(runs.done("compile", text)).isEqualTo(bytes);
    assertThat(runs.done("dump", text)).isEqualTo(runs.done("dump", binary));
    return text;
  }
}
