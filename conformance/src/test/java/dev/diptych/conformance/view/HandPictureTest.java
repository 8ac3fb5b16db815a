package dev.diptych.conformance.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** On a contact sheet of the default size one sees what a hand does. */
class HandPictureTest {
  private static final int WIDTH = 480;
  private static final int HEIGHT = 360;
  private static final int LEAST = 120;

  /** How far a color of a picture may be from that of the page: it is in light or in shadow. */
  private static final double SHADED = 16;

  private static final Map<String, Integer> PARTS =
      Map.of("thumb", 0xff5a36, "index", 0xffd42e, "pinky", 0xff6fd0);

  private static final int BACK = 0x7ee0a1;
  private static final int PALM = 0xf6efe6;

  private static final List<Integer> HAND =
      List.of(0xff5a36, 0xffd42e, 0xff6fd0, 0xa05cff, 0x1f8a8a, BACK, PALM);

  /** A head that turns, and a hand that goes far: half a metre, with three gestures. */
  private static final String FAR =
      """
      Input Animation Ver 1.1
      Camera { look { 0 from (0 1.6m 0) at (0 1.4m 80cm)  1s at (1m 1.4m 80cm) } }
      Hands { Right {
        gesture { 0.1s Flat  1s Poke  1.2s Poke  2s Fist  3s Fist }
        move Palm { 0.1s (0.3 1.0 0.2)  1s (0 1.5 0.5)  3s (0.3 1.0 0.2) }
      } }
      Eof
      """;

  /** The same hand, with its back up and with its palm up. */
  private static final String TURNED =
      """
      Input Animation Ver 1.1
      Hands { Right {
        gesture { 0 GESTURE  1s GESTURE }
        move Palm { 0 (0.1 1.4 0.4)  1s (0.1 1.4 0.4) }
        turn { 0 euler(0 0 0)  1s euler(0 0 180deg) }
      } }
      Eof
      """;

  @TempDir private Path folder;

  @BeforeEach
  void require() {
    Browser.require();
  }

  @Test
  void aHandHasAtLeast120Pixels() throws IOException {
    for (List<String> options :
        List.of(List.<String>of(), List.of("--focus", "right"), List.of("--view", "front"))) {
      BufferedImage sheet = render(FAR, "0.1", "3", 6, options);
      for (int i = 0; i < 6; i++) {
        BufferedImage frame = frame(sheet, i);
        assertThat(extent(frame)).as("frame %d with %s", i, options).isBetween(LEAST, WIDTH);
      }
    }
  }

  @Test
  void thumbAndLittleFingerPalmAndBackDiffer() throws IOException {
    BufferedImage sheet =
        render(TURNED.replace("GESTURE", "Flat"), "0", "1", 2, List.of("--view", "top"));
    BufferedImage back = frame(sheet, 0);
    BufferedImage palm = frame(sheet, 1);
    PARTS.forEach(
        (part, color) ->
            assertThat(count(back, color)).as("pixels of the %s", part).isGreaterThan(100));
    assertThat(count(back, BACK)).isGreaterThan(1000);
    assertThat(count(back, PALM)).isLessThan(100);
    assertThat(count(palm, PALM)).isGreaterThan(1000);
    assertThat(count(palm, BACK)).isLessThan(200);
    assertThat(middle(back, PARTS.get("thumb"))).isLessThan(middle(back, PARTS.get("pinky")));
    assertThat(middle(palm, PARTS.get("thumb"))).isGreaterThan(middle(palm, PARTS.get("pinky")));
  }

  @Test
  void pokeIsNotPoint() throws IOException {
    for (String view : List.of("orbit", "left")) {
      List<String> options = List.of("--view", view);
      BufferedImage poke =
          frame(render(TURNED.replace("GESTURE", "Poke"), "0", "1", 2, options), 0);
      BufferedImage point =
          frame(render(TURNED.replace("GESTURE", "Point"), "0", "1", 2, options), 0);
      int differ = 0;
      int hand = 0;
      for (int x = 0; x < WIDTH; x++) {
        for (int y = 0; y < HEIGHT; y++) {
          boolean shown = isHand(poke.getRGB(x, y)) || isHand(point.getRGB(x, y));
          hand += shown ? 1 : 0;
          differ += shown && distance(poke.getRGB(x, y), point.getRGB(x, y)) > 20 ? 1 : 0;
        }
      }
      assertThat(differ)
          .as("of %d pixels of the hand in view %s", hand, view)
          .isGreaterThan(hand / 10);
    }
  }

  private BufferedImage render(
      String text, String from, String to, int frames, List<String> options) throws IOException {
    Path file = Files.writeString(folder.resolve("a.twin"), text);
    Path sheet = folder.resolve("a.png");
    List<String> args = new ArrayList<>(List.of("render", file.toString(), "-o", sheet.toString()));
    args.addAll(List.of("--from", from, "--to", to, "--frames", String.valueOf(frames)));
    args.addAll(options);
    Shell.run(args.toArray(String[]::new));
    return ImageIO.read(sheet.toFile());
  }

  private static BufferedImage frame(BufferedImage sheet, int index) {
    int columns = sheet.getWidth() / WIDTH;
    int top = index / columns * (HEIGHT + 20);
    return sheet.getSubimage(index % columns * WIDTH, top, WIDTH, HEIGHT);
  }

  private static double distance(int one, int other) {
    return Lab.of(one).distance(Lab.of(other));
  }

  /** Whether a pixel has a color of the hand. */
  private static boolean isHand(int color) {
    Lab lab = Lab.of(color);
    return HAND.stream().anyMatch(each -> lab.distance(Lab.of(each)) < SHADED);
  }

  /** The longer side of what the hand covers. */
  private static int extent(BufferedImage frame) {
    int[] box = {WIDTH, HEIGHT, -1, -1};
    for (int x = 0; x < WIDTH; x++) {
      for (int y = 0; y < HEIGHT; y++) {
        if (isHand(frame.getRGB(x, y))) {
          box[0] = Math.min(box[0], x);
          box[1] = Math.min(box[1], y);
          box[2] = Math.max(box[2], x);
          box[3] = Math.max(box[3], y);
        }
      }
    }
    return Math.max(box[2] - box[0], box[3] - box[1]) + 1;
  }

  private static int count(BufferedImage frame, int color) {
    return (int) columns(frame, color)[0];
  }

  /** Where a color is, in pixels from the left. */
  private static double middle(BufferedImage frame, int color) {
    double[] found = columns(frame, color);
    return found[1] / found[0];
  }

  private static double[] columns(BufferedImage frame, int color) {
    double[] found = new double[2];
    for (int x = 0; x < WIDTH; x++) {
      for (int y = 0; y < HEIGHT; y++) {
        if (distance(frame.getRGB(x, y), color) < SHADED) {
          found[0]++;
          found[1] += x;
        }
      }
    }
    return found;
  }
}
