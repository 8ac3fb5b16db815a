package dev.diptych.conformance.plot;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.diptych.conformance.Repository;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.IntToDoubleFunction;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Images of any format, and what is refused. */
class ImageTest {
  private static final String ANIMATION =
      Repository.path("runtime/animation/docs/examples/pinch_drag_mirrored.twin").toString();
  private static final String GAZE =
      Repository.path("runtime/animation/docs/examples/gaze.twin").toString();
  private static final String SPEC =
      """
      meta: {id: samples, endian: le}
      seq:
        - {id: num, type: u4}
        - {id: samples, type: sample, repeat: expr, repeat-expr: num}
      types:
        sample:
          seq: [{id: time, type: u4}, {id: volts, type: f8}, {id: big, type: u8}]
      """;

  @TempDir private Path folder;

  private String[] table(int rows, IntToDoubleFunction volts, String... more) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(4 + rows * 20).order(ByteOrder.LITTLE_ENDIAN);
    bytes.putInt(rows);
    for (int row = 0; row < rows; row++) {
      bytes.putInt(row).putDouble(volts.applyAsDouble(row)).putLong(-1 - (long) row);
    }
    Path file = Files.write(folder.resolve("day.log"), bytes.array());
    Path spec = Files.writeString(folder.resolve("samples.ksy"), SPEC);
    String[] args = new String[more.length + 4];
    args[0] = "plot";
    args[1] = "--spec";
    args[2] = spec.toString();
    args[3] = file.toString();
    System.arraycopy(more, 0, args, 4, more.length);
    return args;
  }

  private Path image(String name) {
    return folder.resolve(name);
  }

  /** 300,000 rows on 600 pixels: the one row that differs is there, and the image stays small. */
  @Test
  void noPeakIsLost() throws IOException {
    Path svg = image("peak.svg");
    Run.good(
        table(
            300_000,
            row -> row == 123_457 ? 5 : Math.sin(row),
            "--of",
            "time,volts",
            "--size",
            "600x400",
            "-o",
            svg.toString()));
    Plotted plotted = Plotted.of(svg);
    assertThat(plotted.distance("volts", 123_457, 5)).isLessThan(0.5);
    assertThat(plotted.highest()).isGreaterThan(5);
    assertThat(plotted.points(List.of("volts"))).isLessThan(4 * 600 + 10);
    assertThat(Files.size(svg)).isLessThan(200_000);
  }

  @Test
  void columnsOfATableAndItsFirstColumnByDefault() throws IOException {
    Path svg = image("all.svg");
    Run.good(table(50, row -> row % 7, "-o", svg.toString()));
    Plotted plotted = Plotted.of(svg);
    assertThat(plotted.title()).isEqualTo("samples");
    assertThat(plotted.names()).containsExactly("volts", "big");
    assertThat(plotted.end()).isEqualTo(49);
    Run.good(table(50, row -> row % 7, "--rows", "samples", "--of", "big", "-o", svg.toString()));
    assertThat(Plotted.of(svg).lowest()).isGreaterThan(1.8e19);
  }

  @Test
  void numbersThatAreNotFiniteAreGaps() throws IOException {
    double[] odd = {
      1e308, -1e308, Double.NaN, Double.POSITIVE_INFINITY, Double.MIN_VALUE, 0, -0.0, 1
    };
    for (String name : List.of("odd.svg", "odd.png")) {
      Run.good(table(odd.length, row -> odd[row], "-o", image(name).toString()));
    }
    Run.good(table(3, row -> Double.NaN, "--of", "volts", "-o", image("no.svg").toString()));
  }

  @Test
  void pixelsHaveTheColourOfTheirLine() throws IOException {
    Path svg = image("a.svg");
    Path png = image("a.png");
    for (Path file : List.of(svg, png)) {
      Run.good(table(200, row -> Math.sin(row / 20.0), "--of", "time,volts", "-o", file + ""));
    }
    Plotted plotted = Plotted.of(svg);
    BufferedImage pixels = ImageIO.read(png.toFile());
    assertThat(pixels.getWidth()).isEqualTo(1000);
    assertThat(pixels.getHeight()).isEqualTo(600);
    for (int row = 5; row < 195; row += 7) {
      double[] at = plotted.pixel(row, Math.sin(row / 20.0));
      assertThat(hasNear(pixels, at, plotted.color("volts"))).as("row %s", row).isTrue();
      double[] beside = plotted.pixel(row, Math.sin(row / 20.0) > 0 ? -1.05 : 1.05);
      assertThat(hasNear(pixels, beside, plotted.color("volts"))).as("row %s", row).isFalse();
    }
  }

  /** Whether one of nine pixels has nearly a colour: lines are antialiased. */
  private static boolean hasNear(BufferedImage pixels, double[] at, String color) {
    String[] wanted = color.replaceAll("[rgb()]", "").split(",", -1);
    for (int x = (int) at[0] - 1; x <= at[0] + 1; x++) {
      for (int y = (int) at[1] - 1; y <= at[1] + 1; y++) {
        int rgb = pixels.getRGB(x, y);
        int miss = 0;
        for (int i = 0; i < wanted.length; i++) {
          miss += Math.abs(((rgb >> (16 - 8 * i)) & 0xff) - Integer.parseInt(wanted[i]));
        }
        if (miss < 120) {
          return true;
        }
      }
    }
    return false;
  }

  @ParameterizedTest
  @CsvSource({"curves, svg", "speed, png", "distance, svg", "gaze, svg", "gaze, png"})
  void theSameFileGivesTheSameBytes(String chart, String type) throws IOException {
    String text = chart.equals("gaze") ? GAZE : ANIMATION;
    Locale before = Locale.getDefault();
    Path one = image("1." + type);
    Path other = image("2." + type);
    try {
      Run.good("plot", text, "--chart", chart, "-o", one.toString());
      Locale.setDefault(Locale.GERMANY);
      Run.good("plot", text, "--chart", chart, "-o", other.toString());
    } finally {
      Locale.setDefault(before);
    }
    assertThat(other).hasSameBinaryContentAs(one);
  }

  @Test
  void severalFilesAreDrawnOverEachOther() throws IOException {
    Path copy = Files.copy(Path.of(ANIMATION), image("after.twin"));
    Path svg = image("both.svg");
    Run.good("plot", ANIMATION, copy.toString(), "--of", "camera.PositionX", "-o", svg.toString());
    Plotted plotted = Plotted.of(svg);
    String first = "camera.PositionX (pinch_drag_mirrored.twin)";
    String second = "camera.PositionX (after.twin)";
    assertThat(plotted.names()).containsExactly(first, second);
    assertThat(plotted.color(second)).isEqualTo(plotted.color(first));
    assertThat(Files.readString(svg)).contains("stroke-dasharray=\"6,3\"");
  }

  @Test
  void motionsHaveSecondsOfSixtyFrames() throws IOException {
    Path motion = Repository.path("spec/formats/mikoto_motion/examples/wave.mkm");
    Path svg = image("wave.svg");
    Run.good("plot", motion.toString(), "--of", "*", "-o", svg.toString());
    assertThat(Plotted.of(svg).names()).isNotEmpty().allMatch(name -> name.matches(".*\\.[xyzw]"));
    Run.good("plot", motion.toString(), "--chart", "angular-speed", "-o", svg.toString());
  }

  @ParameterizedTest
  @CsvSource({
    "--of, left.IndxTip, 1, unknown-plot-name, did you mean 'left.IndexTip'?",
    "--chart, sped, 2, usage, did you mean 'speed'?",
    "--chart, gaze, 1, nothing-to-plot, --of camera",
    "--plane, up --chart gaze --of camera, 1, bad-plot-option, write z=2",
    "--of, left.Wrist --chart distance, 1, bad-plot-option, odd number",
    "--rows, nothing, 1, unknown-plot-name, the tables are",
    "--size, 9x9, 2, usage, 100 to 4000",
    "--size, 99999999x9, 2, usage, 100 to 4000",
    "--cells, 0, 2, usage, 1 to 400",
    "--from, soon, 2, usage, a time in s or ms",
    "--from, 99, 1, nothing-to-plot, the file goes from",
    "--from, 2s --to 1s, 2, usage, before --to"
  })
  void optionsThatDoNotFit(String option, String value, int code, String name, String advice) {
    String line = "plot " + ANIMATION + " -o - " + option + " " + value;
    Run run = Run.of(line.split(" ", -1));
    assertThat(run.err()).contains("error[" + name + "]: ", advice).doesNotContain("\tat ");
    assertThat(run.code()).isEqualTo(code);
    assertThat(run.out()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"a.jpg", "a", "svg", "a.svg.txt", "a.pdf"})
  void otherEndingsAreRefused(String name) {
    Run run = Run.of("plot", ANIMATION, "-o", image(name).toString());
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("error[usage]: ", "ends in .svg or .png");
    assertThat(image(name)).doesNotExist();
  }

  @Test
  void standardOutputIsSvg() {
    Run run = Run.of("plot", ANIMATION, "-o", "-");
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("<svg", "</svg");
  }

  @Test
  void anInputIsNotOverwritten() throws IOException {
    Path text = Files.copy(Path.of(ANIMATION), image("text.svg"));
    Run run = Run.of("plot", text.toString(), "-o", text.toString());
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("output-is-input");
    assertThat(text).hasSameTextualContentAs(Path.of(ANIMATION));
  }

  @Test
  void aFolderThatCannotBeWritten() throws IOException {
    assumeTrue(
        !System.getProperty("user.name").equals("root") || Files.isDirectory(Path.of("/proc")));
    Path locked = Files.createDirectory(image("locked"));
    Files.setPosixFilePermissions(locked, PosixFilePermissions.fromString("r-x------"));
    String target = Files.isWritable(locked) ? "/proc/a.svg" : locked.resolve("a.svg").toString();
    Run run = Run.of("plot", ANIMATION, "-o", target);
    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err()).contains("error[cannot-write]: ");
  }

  @Test
  void severalFilesHaveNoHeatMapTogether() {
    Run run = Run.of("plot", GAZE, GAZE, "--chart", "gaze", "-o", image("a.png").toString());
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).contains("error[bad-plot-option]: a heat map shows one file");
  }

  /** In a view of the file system in which the folders of fonts are empty. */
  @Test
  void aMachineWithoutFonts() throws IOException, InterruptedException {
    String hide = "mount -t tmpfs none /usr/share/fonts && mount -t tmpfs none /etc/fonts";
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/unshare")), "no unshare");
    assumeTrue(exit(List.of("unshare", "-m", "sh", "-c", hide)) == 0, "mounts are not allowed");
    String image = image("a.svg").toString();
    int code =
        exit(
            List.of(
                "unshare",
                "-m",
                "sh",
                "-c",
                hide + " && exec \"$@\"",
                "sh",
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "dev.diptych.cli.Main",
                "plot",
                ANIMATION,
                "-o",
                image));
    assumeTrue(code != 0, "this Java has its own fonts, or there are some elsewhere");
    assertThat(Files.readString(image("err"), UTF_8))
        .contains("error[no-fonts]: ", "install fontconfig")
        .doesNotContain("\tat ");
    assertThat(code).isEqualTo(3);
    assertThat(image("a.svg")).doesNotExist();
  }

  private int exit(List<String> command) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(image("err").toFile())
            .start();
    assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
    return process.exitValue();
  }
}
