package dev.diptych.conformance.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageInputStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pictures of {@code diptych render} show the motion. */
class RenderTest {
  private static final int WIDTH = 200;
  private static final int HEIGHT = 160;
  private static final int LABEL = 20;
  private static final String SIZE = WIDTH + "x" + HEIGHT;

  /** A palm that goes up and down again. */
  private static final String TEXT =
      """
      Input Animation Ver 1.1
      Camera { Position { 0 (0 1.3 0) } Rotation { 0 (0 0 0 1) } }
      Hands {
        TrackedRight { 0 (true) }
        Right {
          Wrist { Position { 0 (0.2 1 0.5)  1 (0.2 1.3 0.5)  2 (0.2 1 0.5) } }
          Palm { Position { 0 (0.3 1 0.5)  1 (0.3 1.3 0.5)  2 (0.3 1 0.5) } }
        }
      }
      Eof
      """;

  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void write() throws IOException {
    Browser.require();
    file = Files.writeString(folder.resolve("a.twin"), TEXT);
  }

  @Test
  void aSheetHasFramesAndTheirTimes() throws IOException {
    Path sheet = folder.resolve("a.png");
    render(sheet, "--frames", "5", "--columns", "3", "--size", SIZE);
    BufferedImage image = ImageIO.read(sheet.toFile());
    assertThat(image.getWidth()).isEqualTo(3 * WIDTH);
    assertThat(image.getHeight()).isEqualTo(2 * (HEIGHT + LABEL));
    double low = hand(image.getSubimage(0, 0, WIDTH, HEIGHT))[1];
    double middle = hand(image.getSubimage(WIDTH, 0, WIDTH, HEIGHT))[1];
    double high = hand(image.getSubimage(2 * WIDTH, 0, WIDTH, HEIGHT))[1];
    assertThat(middle).as("the hand at 0.5 s, in pixels from the top").isLessThan(low - 5);
    assertThat(high).as("the hand at 1 s").isLessThan(middle - 5);
    int second = HEIGHT + LABEL;
    assertThat(hand(image.getSubimage(WIDTH, second, WIDTH, HEIGHT))[1])
        .as("the hand at 2 s")
        .isCloseTo(low, Offset.offset(1.0));
    for (int i = 0; i < 5; i++) {
      BufferedImage label = image.getSubimage(i % 3 * WIDTH, i / 3 * second + HEIGHT, WIDTH, LABEL);
      assertThat(bright(label)).as("pixels of the time of frame %d", i).isGreaterThan(20);
    }
    assertThat(bright(image.getSubimage(2 * WIDTH, second, WIDTH, second))).isZero();
  }

  @Test
  void anAnimationPlaysAsTheFileDoes() throws IOException {
    Path gif = folder.resolve("a.gif");
    render(gif, "--every", "500ms", "--size", SIZE);
    Gif read = Gif.read(gif);
    assertThat(read.delays()).containsExactly(50, 50, 50, 50, 50);
    assertThat(read.loops()).isTrue();
    List<Double> heights = read.frames().stream().map(frame -> hand(frame)[1]).toList();
    assertThat(heights.get(2)).isLessThan(heights.get(1) - 5);
    assertThat(heights.get(1)).isLessThan(heights.get(0) - 5);
    assertThat(heights.get(4)).isCloseTo(heights.get(0), Offset.offset(1.0));
  }

  @Test
  void anAnimationOnceWithARate() throws IOException {
    Path gif = folder.resolve("a.gif");
    render(gif, "--frames", "3", "--fps", "30", "--once", "--size", SIZE, "--to", "1");
    Gif read = Gif.read(gif);
    // A thirtieth is no whole number of hundredths.
    assertThat(read.delays()).containsExactly(3, 4, 3);
    assertThat(read.loops()).isFalse();
    assertThat(hand(read.frames().get(2))[1]).isLessThan(hand(read.frames().get(0))[1] - 5);
  }

  /** Seen by the head, the hand is to the right; to its face, to the left. */
  @Test
  void theCameraIsChosen() throws IOException {
    assertThat(hand(one("head"))[0]).isGreaterThan(WIDTH / 2.0);
    assertThat(hand(one("back"))[0]).isGreaterThan(hand(one("front"))[0] + 10);
    assertThat(hand(one("top"))[1]).as("ahead is up").isLessThan(HEIGHT / 2.0);
    assertThat(hand(one("right"))[0]).as("ahead is to the right").isGreaterThan(WIDTH / 2.0);
    assertThat(hand(one("left"))[0]).as("ahead is to the left").isLessThan(WIDTH / 2.0);
  }

  @Test
  void twoFilesSideBySide() throws IOException {
    Path other = Files.writeString(folder.resolve("b.twin"), TEXT.replace("1.3 0.5", "1.1 0.5"));
    Path sheet = folder.resolve("a.png");
    Shell.run(
        "render",
        file.toString(),
        other.toString(),
        "--beside",
        "--frames",
        "1",
        "--from",
        "1",
        "--to",
        "1",
        "--size",
        "400x160",
        "-o",
        sheet.toString());
    BufferedImage image = ImageIO.read(sheet.toFile());
    double one = hand(image.getSubimage(0, 0, 200, 160))[1];
    double two = hand(image.getSubimage(200, 0, 200, 160), RenderTest::isTinted)[1];
    assertThat(one).as("the hand of the first file is higher").isLessThan(two - 5);
  }

  private BufferedImage one(String camera) throws IOException {
    Path sheet = folder.resolve(camera + ".png");
    List<String> options = new ArrayList<>(List.of("--focus", "Head", "--focus", "Right"));
    options.addAll(List.of("--frames", "1", "--from", "0.5", "--to", "0.5"));
    options.addAll(List.of("--view", camera, "--size", SIZE));
    render(sheet, options.toArray(String[]::new));
    return ImageIO.read(sheet.toFile()).getSubimage(0, 0, WIDTH, HEIGHT);
  }

  private void render(Path output, String... options) {
    List<String> args =
        new ArrayList<>(List.of("render", file.toString(), "-o", output.toString()));
    args.addAll(List.of(options));
    Shell.run(args.toArray(String[]::new));
  }

  /** The middle of what has the color of the right hand: x and y. */
  private static double[] hand(BufferedImage image) {
    return hand(image, RenderTest::isGreen);
  }

  private static boolean isGreen(int color) {
    int green = color >> 8 & 0xff;
    return green > (color >> 16 & 0xff) + 25 && green > (color & 0xff) + 15;
  }

  /** The same color with the tint of a second file. */
  private static boolean isTinted(int color) {
    int red = color >> 16 & 0xff;
    int green = color >> 8 & 0xff;
    return red > 0x40 && Math.abs(red - green) < 40 && green > (color & 0xff) + 15;
  }

  private static double[] hand(BufferedImage image, IntPredicate isHand) {
    double[] sum = new double[2];
    int count = 0;
    for (int x = 0; x < image.getWidth(); x++) {
      for (int y = 0; y < image.getHeight(); y++) {
        if (isHand.test(image.getRGB(x, y))) {
          sum[0] += x;
          sum[1] += y;
          count++;
        }
      }
    }
    assertThat(count).as("pixels of the hand").isGreaterThan(10);
    return new double[] {sum[0] / count, sum[1] / count};
  }

  private static int bright(BufferedImage image) {
    int count = 0;
    for (int x = 0; x < image.getWidth(); x++) {
      for (int y = 0; y < image.getHeight(); y++) {
        count += (image.getRGB(x, y) & 0xff) > 0x90 ? 1 : 0;
      }
    }
    return count;
  }

  /** A GIF as the JDK reads it. */
  private record Gif(List<BufferedImage> frames, List<Integer> delays, boolean loops) {
    static Gif read(Path file) throws IOException {
      List<BufferedImage> frames = new ArrayList<>();
      List<Integer> delays = new ArrayList<>();
      boolean loops = false;
      ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
      try (ImageInputStream in = ImageIO.createImageInputStream(file.toFile())) {
        reader.setInput(in);
        for (int i = 0; i < reader.getNumImages(true); i++) {
          frames.add(reader.read(i));
          IIOMetadataNode root =
              (IIOMetadataNode) reader.getImageMetadata(i).getAsTree("javax_imageio_gif_image_1.0");
          IIOMetadataNode control =
              (IIOMetadataNode) root.getElementsByTagName("GraphicControlExtension").item(0);
          delays.add(Integer.parseInt(control.getAttribute("delayTime")));
          loops |= root.getElementsByTagName("ApplicationExtension").getLength() > 0;
        }
      } finally {
        reader.dispose();
      }
      return new Gif(frames, delays, loops);
    }
  }
}
