package dev.diptych.cli.session;

import dev.diptych.cli.render.Printable;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/** Shows the progress of a run over several files, on a terminal and only after a while. */
final class Progress implements AutoCloseable {
  private static final long MIN_NANOSECONDS = 1_000_000_000L;

  private final Console console;
  private final int files;
  private final long started = System.nanoTime();
  private int done;
  private @Nullable ProgressBar bar;

  Progress(Console console, int files) {
    this.console = console;
    this.files = files;
  }

  /** Counts {@code file} as done. */
  void step(String file) {
    done++;
    boolean wanted =
        console.terminal() && files > 1 && System.nanoTime() - started > MIN_NANOSECONDS;
    if (bar == null && wanted) {
      bar =
          new ProgressBarBuilder()
              .setTaskName("files")
              .setInitialMax(files)
              .setStyle(ProgressBarStyle.ASCII)
              .build();
    }
    if (bar != null) {
      bar.stepTo(done);
      bar.setExtraMessage(Printable.of(file));
    }
  }

  @Override
  public void close() {
    if (bar != null) {
      bar.close();
    }
  }
}
