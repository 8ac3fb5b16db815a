package dev.diptych.view.render;

import com.fasterxml.jackson.jr.ob.JSON;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.imageio.ImageIO;

/** Draws frames of a page of the viewer in a browser without a window. */
public final class Renderer implements AutoCloseable {
  private static final Duration START = Duration.ofSeconds(60);
  private static final Duration FRAME = Duration.ofSeconds(60);
  private static final int POLL_MILLIS = 30;

  private final BrowserProcess browser;

  private Renderer(BrowserProcess browser) {
    this.browser = browser;
  }

  /**
   * Opens a page and prepares it for a shot.
   *
   * @param path of the browser
   * @param page the address of a viewer; it is not in the arguments of the browser, which other
   *     users can see
   * @throws RenderException if the browser does not start, or cannot draw
   */
  public static Renderer open(Path path, URI page, Shot shot) throws IOException {
    System.setProperty("java.awt.headless", "true");
    Renderer renderer = new Renderer(BrowserProcess.start(path));
    try {
      renderer.show(page);
      renderer.begin(shot);
      return renderer;
    } catch (RenderException e) {
      String log = renderer.browser.lastLine();
      renderer.close();
      throw log.isEmpty() ? e : new RenderException(e.getMessage() + " (" + log + ")");
    } catch (IOException | RuntimeException e) {
      renderer.close();
      throw e;
    }
  }

  /**
   * Prepares the page for another shot.
   *
   * @throws RenderException if the browser cannot draw it
   */
  void begin(Shot shot) throws IOException {
    evaluate("diptych.film.begin(" + json(shot) + ")", START);
  }

  private void show(URI page) throws IOException {
    DevTools tools = browser.tools();
    Object target =
        tools
            .call("Target.createTarget", Map.of("url", "about:blank"), START)
            .getOrDefault("targetId", "");
    Map<String, Object> attached =
        tools.call("Target.attachToTarget", Map.of("targetId", target, "flatten", true), START);
    tools.attach(String.valueOf(attached.get("sessionId")));
    tools.call("Runtime.enable", Map.of(), START);
    Map<String, Object> navigated =
        tools.call("Page.navigate", Map.of("url", page.toString()), START);
    if (navigated.get("errorText") instanceof String error) {
      throw new RenderException("the browser cannot open the page: " + error);
    }
    long end = System.nanoTime() + START.toNanos();
    while (!Boolean.TRUE.equals(evaluate("Boolean(window.diptych?.film)", START))) {
      if (!tools.exception().isEmpty()) {
        throw new RenderException("the page does not work in this browser: " + tools.exception());
      }
      if (System.nanoTime() > end) {
        throw new RenderException(
            "the page was not ready within " + START.toSeconds() + " seconds");
      }
      pause();
    }
  }

  private static void pause() throws RenderException {
    try {
      Thread.sleep(POLL_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new RenderException("interrupted");
    }
  }

  /**
   * The frame at a time, with its label.
   *
   * @throws RenderException if it cannot be drawn
   */
  BufferedImage frame(double time) throws IOException {
    Object png = evaluate("diptych.film.frame(" + time + ")", FRAME);
    byte[] bytes = Base64.getDecoder().decode(String.valueOf(png));
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(bytes));
    if (image == null) {
      throw new RenderException("the browser has sent no picture");
    }
    return image;
  }

  private Object evaluate(String expression, Duration limit) throws IOException {
    Map<String, Object> answer =
        browser
            .tools()
            .call(
                "Runtime.evaluate",
                Map.of("expression", expression, "awaitPromise", true, "returnByValue", true),
                limit);
    if (answer.containsKey("exceptionDetails")) {
      throw new RenderException("the page reports: " + DevTools.thrown(answer));
    }
    return DevTools.object(answer, "result").getOrDefault("value", "");
  }

  private static String json(Shot shot) throws IOException {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("times", shot.times());
    json.put("width", shot.width());
    json.put("height", shot.height());
    json.put("view", shot.view().toString());
    json.put("focus", shot.focus());
    json.put("beside", shot.beside());
    json.put("label", shot.label());
    return JSON.std.asString(json);
  }

  /** Ends the browser and removes its files. */
  @Override
  public void close() {
    browser.close();
  }
}
