package dev.diptych.cli.command;

import dev.diptych.cli.render.Printable;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** Shows how far a run over several files has come: on a terminal, and only when it takes long. */
final class Progress implements AutoCloseable {
  private static final long PATIENCE = 1_000_000_000L;

  private final Console console;
  private final int files;
  private final long started = System.nanoTime();
  private int done;
  private ProgressBar bar;

  Progress(Console console, int files) {
    this.console = console;
    this.files = files;
  }

  /** One more file is done. */
  void step(String file) {
    done++;
    boolean wanted = console.terminal() && files > 1 && System.nanoTime() - started > PATIENCE;
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
