package dev.diptych.cli.view;

import dev.diptych.files.IoFailure;
import dev.diptych.view.render.Browsers;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What draws pictures. */
public final class BrowserOption {
  @Option(
      names = "--browser",
      paramLabel = "PATH",
      description = "The Chromium that draws the frames.")
  private @Nullable String browser;

  /** The browser of the option, of the environment or of the path. */
  Path find() throws IoFailure {
    return Browsers.find(browser, System.getenv())
        .orElseThrow(
            () ->
                new IoFailure(
                    "no-browser",
                    (browser == null
                            ? "there is no Chromium"
                            : browser + " is no program that can be run")
                        + ": install it, name it with --browser or "
                        + Browsers.VARIABLE
                        + ", or write a page with 'diptych view -o page.html'"));
  }
}
