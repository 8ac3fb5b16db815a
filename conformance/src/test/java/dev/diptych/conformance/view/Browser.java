package dev.diptych.conformance.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Assumptions;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogType;

/** A page of the viewer in a headless Chromium without a graphics card. Not for two threads. */
final class Browser implements AutoCloseable {
  private static final Path CHROMIUM = Path.of("/usr/bin/chromium");
  private static final Path DRIVER_FILE = Path.of("/usr/bin/chromedriver");

  /** Set where the browser must be there, so that its tests are not skipped. */
  private static final String REQUIRED = "DIPTYCH_CHROMIUM";

  private static final int WIDTH = 1280;
  private static final int HEIGHT = 800;
  private static final Duration GUARD = Duration.ofMinutes(1);

  private final ChromeDriver driver;
  private final String first;

  private Browser(ChromeDriver driver, String first) {
    this.driver = driver;
    this.first = first;
  }

  /** Skips the test without a browser. */
  static void require() {
    boolean found = Files.isExecutable(CHROMIUM) && Files.isExecutable(DRIVER_FILE);
    Assumptions.assumeTrue(
        found || System.getenv(REQUIRED) != null, "Chromium and its driver are not installed");
  }

  /**
   * Opens a page in a new window and waits until it shows something; skips the test without a
   * browser. All tests share one browser, because its start takes most of the time of a test.
   */
  static Browser open(URI address) {
    require();
    ChromeDriver driver = Shared.DRIVER;
    String first = driver.getWindowHandle();
    driver.switchTo().newWindow(WindowType.WINDOW);
    driver.manage().window().setSize(new Dimension(WIDTH, HEIGHT));
    driver.manage().logs().get(LogType.BROWSER); // Those of other pages.
    driver.get(address.toString());
    Browser browser = new Browser(driver, first);
    browser.await(
        () ->
            browser.isTrue(
                "!!window.diptych?.files && diptych.stage.figures.every((f) => f.places)"));
    return browser;
  }

  /** The browser of all tests in this process, which ends with it. */
  private static final class Shared {
    static final ChromeDriver DRIVER = start();

    private static ChromeDriver start() {
      ChromeOptions options = new ChromeOptions().setBinary(CHROMIUM.toFile());
      options.addArguments(
          "--headless=new",
          "--no-sandbox",
          "--disable-dev-shm-usage",
          "--use-angle=swiftshader",
          "--enable-unsafe-swiftshader",
          "--force-device-scale-factor=1");
      options.setCapability("goog:loggingPrefs", Map.of(LogType.BROWSER, "ALL"));
      ChromeDriverService service =
          new ChromeDriverService.Builder()
              .usingDriverExecutable(DRIVER_FILE.toFile())
              .usingAnyFreePort()
              .withLogFile(new File("/dev/null"))
              .build();
      ChromeDriver driver = new ChromeDriver(service, options);
      Runtime.getRuntime().addShutdownHook(new Thread(driver::quit));
      driver.manage().timeouts().scriptTimeout(GUARD);
      return driver;
    }
  }

  /** Waits until {@code condition} is true. The limit only guards against a hang. */
  void await(BooleanSupplier condition) {
    long end = System.nanoTime() + GUARD.toNanos();
    while (!condition.getAsBoolean()) {
      assertThat(System.nanoTime()).as("waited for the page; " + errors()).isLessThan(end);
      try {
        Thread.sleep(20);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
  }

  /** The value of an expression, which may be a promise. */
  Object value(String script) {
    return driver.executeAsyncScript(
        "const done = arguments[0]; (async () => ("
            + script
            + "))().then(done, (error) => done('error: ' + error));");
  }

  boolean isTrue(String script) {
    return Boolean.TRUE.equals(value(script));
  }

  /** The value of an expression that is a list of numbers. */
  double[] numbers(String script) {
    Object value = value(script);
    assertThat(value).as(script).isInstanceOf(List.class);
    return ((List<?>) value).stream().mapToDouble(n -> ((Number) n).doubleValue()).toArray();
  }

  /** The value of an expression that is a whole number. */
  long count(String script) {
    return (long) numbers("[" + script + "]")[0];
  }

  /** Moves to a time and waits until it is drawn. */
  void seek(double time) {
    value("diptych.seek(" + time + ")");
    await(() -> isTrue("diptych.last === diptych.player.time"));
  }

  /** Clicks at a point of the page. */
  void click(double x, double y) {
    new Actions(driver).moveToLocation((int) Math.round(x), (int) Math.round(y)).click().perform();
  }

  /** Moves the pointer to a point of the page. */
  void move(double x, double y) {
    new Actions(driver).moveToLocation((int) Math.round(x), (int) Math.round(y)).perform();
  }

  /** Presses a key. */
  void press(CharSequence key) {
    new Actions(driver).sendKeys(key).perform();
  }

  /** Clicks with the shift key. */
  void shiftClick(double x, double y) {
    new Actions(driver)
        .keyDown(Keys.SHIFT)
        .moveToLocation((int) Math.round(x), (int) Math.round(y))
        .click()
        .keyUp(Keys.SHIFT)
        .perform();
  }

  /** Drags from one point of the page to another. */
  void drag(double x, double y, double toX, double toY) {
    new Actions(driver)
        .moveToLocation((int) Math.round(x), (int) Math.round(y))
        .clickAndHold()
        .moveToLocation((int) Math.round(toX), (int) Math.round(toY))
        .release()
        .perform();
  }

  /** Chooses an option of a control, as a user does. */
  void choose(String id, String option) {
    value(
        "(() => { const box = document.getElementById('%s'); box.value = '%s';"
                .formatted(id, option)
            + " box.dispatchEvent(new Event('change')); })()");
  }

  /** Ticks a box or removes the tick. */
  void tick(String id) {
    value("document.getElementById('" + id + "').click()");
  }

  /** The rectangle of an element: left, top, width, height. */
  double[] box(String id) {
    return numbers(
        "(() => { const box = document.getElementById('%s').getBoundingClientRect();".formatted(id)
            + " return [box.left, box.top, box.width, box.height]; })()");
  }

  /** A screenshot. */
  BufferedImage screenshot() throws IOException {
    byte[] png = driver.getScreenshotAs(OutputType.BYTES);
    return ImageIO.read(new ByteArrayInputStream(png));
  }

  /** The color of a pixel of a screenshot, without its transparency. */
  int pixel(double x, double y) throws IOException {
    return screenshot().getRGB((int) x, (int) y) & 0xffffff;
  }

  /** How many pixels of the 3D view have a color, between two shares of its width. */
  int count(int color, double from, double to) throws IOException {
    double[] box = box("stage");
    BufferedImage image = screenshot();
    int count = 0;
    for (int x = (int) (box[0] + from * box[2]); x < (int) (box[0] + to * box[2]); x++) {
      for (int y = (int) box[1]; y < (int) (box[1] + box[3]); y++) {
        count += Colors.near(image.getRGB(x, y), color) ? 1 : 0;
      }
    }
    return count;
  }

  /** Errors on the console and in the page. */
  List<String> errors() {
    List<String> errors =
        driver.manage().logs().get(LogType.BROWSER).getAll().stream()
            .map(Object::toString)
            .toList();
    Object own = driver.executeScript("return (window.diptych?.errors ?? []).join('\\n')");
    return String.valueOf(own).isEmpty()
        ? errors
        : Stream.concat(errors.stream(), Stream.of("" + own)).toList();
  }

  @Override
  public void close() {
    driver.close();
    driver.switchTo().window(first);
  }
}
