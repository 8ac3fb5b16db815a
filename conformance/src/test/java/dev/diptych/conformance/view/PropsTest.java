package dev.diptych.conformance.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.view.Viewer;
import dev.diptych.view.render.ContactSheet;
import dev.diptych.view.render.Renderer;
import dev.diptych.view.render.Shot;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Props, routes and checks in pictures and in the page, of a scene that is made by hand. */
class PropsTest {
  private static final Path CHROMIUM = Path.of("/usr/bin/chromium");
  private static final int WIDTH = 480;
  private static final int HEIGHT = 360;
  private static final int PASSED = 0x3fd06b;
  private static final int FAILED = 0xff4d4d;

  private static final int HAND = 0xff6fd0;

  private static final String PRESS =
      """
      Input Animation Ver 1.1
      Camera { look { 0 from (0 1.6m 0) at (0 1.4m 80cm) } }
      Hands { Right {
        gesture { 0.1s Relaxed  0.7s Poke ease-out  1.6s Poke  2.3s Relaxed ease-in-out }
        move IndexTip { 0.1s (20cm 1.3m 30cm)  0.8s (12cm 1.45m 48cm) ease-in-out
          1s (12cm 1.45m 54cm)  1.1s by (0 0 1.2cm)  1.3s by (0 0 -7cm) ease-out
          2.4s (20cm 1.3m 30cm) ease-in-out }
      } }
      Eof
      """;

  @TempDir private Path folder;
  private HandmadeScene scene;

  @BeforeEach
  void compile() throws IOException {
    Browser.require();
    Path text = Files.writeString(folder.resolve("press.twin"), PRESS);
    Path binary = folder.resolve("press.bin");
    Shell.run("compile", text.toString(), "-o", binary.toString());
    scene = new HandmadeScene(binary);
  }

  @Test
  void aSheetShowsWhatIsPressedAndWhetherItIsAsExpected() throws IOException {
    BufferedImage before = frame(0.8, List.of());
    BufferedImage during = frame(1.1, List.of());
    assertThat(count(before, FAILED)).as("red at 0.8 s: the route fails later").isGreaterThan(5);
    assertThat(count(before.getSubimage(0, HEIGHT, WIDTH, 52), FAILED)).as("red text").isZero();
    assertThat(count(before.getSubimage(0, HEIGHT, WIDTH, 52), PASSED)).isGreaterThan(60);
    assertThat(count(during.getSubimage(0, HEIGHT, WIDTH, 52), FAILED)).isGreaterThan(30);
    assertThat(count(during.getSubimage(0, HEIGHT, WIDTH, 52), PASSED)).isGreaterThan(30);
  }

  @Test
  void aPropCanBeInFocus() throws IOException {
    BufferedImage near = frame(0.8, List.of("Button"));
    BufferedImage all = frame(0.8, List.of());
    assertThat(solid(near)).as("pixels of solids").isGreaterThan(WIDTH * HEIGHT / 3);
    assertThat(count(all, HAND)).isGreaterThan(100);
    assertThat(count(near, HAND)).as("the hand, which is elsewhere").isZero();
  }

  @Test
  void thePageHasALaneForEachCheck() throws IOException {
    try (Viewer viewer = Viewer.once(List.of(scene));
        Browser page = Browser.open(viewer.address())) {
      assertThat(page.value("document.getElementById('checks').innerText").toString())
          .contains("\u2713 " + HandmadeScene.HOLDS, "\u2717 " + HandmadeScene.BREAKS);
      assertThat(page.count("document.querySelectorAll('#checks .lane i').length")).isEqualTo(4);
      page.value("document.querySelectorAll('#checks .row')[1].click()");
      page.await(() -> page.isTrue("diptych.player.time === " + HandmadeScene.FAILS));
      page.choose("focus", "Knob");
      page.seek(1.5);
      double[] knob =
          page.numbers(
              "diptych.stage.project(0, diptych.tracks[0].scene.nodes.findIndex((n) => n.name ==="
                  + " 'Knob'))");
      double[] stage = page.box("stage");
      assertThat(knob[0]).as("in the middle").isBetween(stage[2] * 0.4, stage[2] * 0.6);
      assertThat(page.value("[...document.getElementById('focus').options].map((o) => o.value)"))
          .isEqualTo(List.of("", "Head", "Right", "Button", "Panel", "Knob", "Corner"));
      assertThat(page.errors()).isEmpty();
    }
  }

  private BufferedImage frame(double time, List<String> focus) throws IOException {
    int label = Shot.label(2);
    Shot shot =
        new Shot(List.of(0.3, time, 2.0), WIDTH, HEIGHT, Shot.View.ORBIT, focus, false, label);
    Path sheet = folder.resolve("sheet.png");
    try (Viewer viewer = Viewer.once(List.of(scene));
        Renderer renderer = Renderer.open(CHROMIUM, viewer.address(), shot);
        OutputStream out = Files.newOutputStream(sheet)) {
      ContactSheet.write(renderer, shot, 3, out);
    }
    BufferedImage image = ImageIO.read(sheet.toFile());
    return image.getSubimage(WIDTH, 0, WIDTH, HEIGHT + label);
  }

  private static int count(BufferedImage image, int color) {
    int count = 0;
    for (int x = 0; x < image.getWidth(); x++) {
      for (int y = 0; y < image.getHeight(); y++) {
        count += Lab.of(image.getRGB(x, y)).distance(Lab.of(color)) < 12 ? 1 : 0;
      }
    }
    return count;
  }

  private static int solid(BufferedImage image) {
    return count(image.getSubimage(0, 0, WIDTH, HEIGHT), 0x556072);
  }
}
