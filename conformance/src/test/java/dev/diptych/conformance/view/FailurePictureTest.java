package dev.diptych.conformance.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import dev.diptych.conformance.cli.Command;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code check --picture} draws what fails. */
class FailurePictureTest {
  private static final int FAILED = 0xff4d4d;
  private static final int SOLID = 0x556072;
  private static final int INDEX = 0xffd42e;
  private static final int LABEL = 20;
  private static final int CHECK = 16;

  @TempDir private Path folder;

  private record Run(int code, String messages) {}

  private static Run run(String... args) {
    Command command = new Command();
    return new Run(command.run(args), command.err());
  }

  private Path scene(String from, String to) throws IOException {
    String text = Files.readString(Repository.path("conformance/scenes/01-press.twin"));
    assertThat(text).contains(from);
    return Files.writeString(folder.resolve("press.twin"), text.replace(from, to));
  }

  @Test
  void oneFailureIsDrawnLargeAndInRed() throws IOException {
    Browser.require();
    Path text =
        scene("1s            Right.IndexTip within(2mm)", "0.97s  Right.IndexTip within(2mm)");
    Path picture = folder.resolve("press.png");
    Run run = run("check", text.toString(), "--picture", picture.toString());
    assertThat(run.code()).as(run.messages()).isEqualTo(1);
    assertThat(run.messages()).contains("error[expectation]").doesNotContain("warning[");
    BufferedImage drawn = ImageIO.read(picture.toFile());
    int bar = LABEL + 4 * CHECK;
    assertThat(drawn.getWidth()).isEqualTo(960);
    assertThat(drawn.getHeight()).isEqualTo(720 + bar);
    BufferedImage scene = drawn.getSubimage(240, 180, 480, 360);
    assertThat(count(scene, FAILED)).as("the dot, in the middle of the picture").isGreaterThan(100);
    assertThat(count(scene, SOLID)).as("the button").isGreaterThan(1000);
    assertThat(count(scene, INDEX)).as("the finger").isGreaterThan(1000);
    assertThat(count(drawn.getSubimage(0, 720, 960, bar), FAILED)).as("red text").isGreaterThan(60);
  }

  @Test
  void severalFailuresAreASheetAndRecordingsAreDrawn() throws IOException {
    Browser.require();
    Path text = scene("at (12cm 1.45m 55cm)", "at (12cm 1.45m 55cm)");
    Path recording = folder.resolve("press.bin");
    assertThat(run("compile", text.toString(), "-o", recording.toString()).code()).isZero();
    Path other = scene("prop Button { at (12cm 1.45m 55cm)", "prop Button { at (12cm 1.35m 55cm)");
    Path picture = folder.resolve("take.png");
    Run run =
        run(
            "check",
            recording.toString(),
            "--expect",
            other.toString(),
            "--picture",
            picture.toString());
    assertThat(run.code()).as(run.messages()).isEqualTo(1);
    long failures = run.messages().lines().filter(each -> each.startsWith("error[")).count();
    assertThat(failures).isBetween(2L, 3L);
    BufferedImage sheet = ImageIO.read(picture.toFile());
    assertThat(sheet.getWidth()).isEqualTo((int) failures * 480);
    for (int i = 0; i < failures; i++) {
      BufferedImage frame = sheet.getSubimage(i * 480, 0, 480, 360);
      assertThat(count(frame, FAILED)).as("frame %d", i).isGreaterThan(20);
    }
  }

  @Test
  void nothingIsDrawnOfWhatHolds() throws IOException {
    Path text = scene("expect", "expect");
    Path picture = folder.resolve("press.png");
    Run run = run("check", text.toString(), "--picture", picture.toString());
    assertThat(run.code()).as(run.messages()).isZero();
    assertThat(picture).doesNotExist();
  }

  @Test
  void wrongArgumentsAreRefused() throws IOException {
    String text = scene("expect", "expect").toString();
    Run extension = run("check", text, "--picture", folder.resolve("press.svg").toString());
    assertThat(extension.code()).isEqualTo(2);
    assertThat(extension.messages()).contains("--picture must end in .png");
    Run several = run("check", text, text, "--picture", folder.resolve("press.png").toString());
    assertThat(several.code()).isEqualTo(2);
    assertThat(several.messages()).contains("--picture is of one file");
  }

  /** A text that fails is drawn nevertheless, with the message as a warning. */
  @Test
  void whatFailsIsRenderedWithItsMessage() throws IOException {
    Browser.require();
    Path text =
        scene("1s            Right.IndexTip within(2mm)", "0.97s  Right.IndexTip within(2mm)");
    Path picture = folder.resolve("sheet.png");
    Run run = run("render", text.toString(), "-o", picture.toString(), "--size", "240x180");
    assertThat(run.code()).as(run.messages()).isZero();
    assertThat(run.messages()).contains("warning[expectation]").doesNotContain("error[");
    BufferedImage sheet = ImageIO.read(picture.toFile());
    assertThat(count(sheet, FAILED)).as("the moment of the failure is a frame").isGreaterThan(60);
    assertThat(
            run("render", text.toString(), "-o", picture.toString(), "--focus", "Buton").messages())
        .contains("nothing is named Buton; --focus may be Head, Right, Button");
  }

  private static int count(BufferedImage image, int color) {
    Lab wanted = Lab.of(color);
    int count = 0;
    for (int x = 0; x < image.getWidth(); x++) {
      for (int y = 0; y < image.getHeight(); y++) {
        count += Lab.of(image.getRGB(x, y)).distance(wanted) < 12 ? 1 : 0;
      }
    }
    return count;
  }
}
