package dev.diptych.cli.session;

/** An input is rejected in the middle of writing an output; the reason has been shown. */
final class RefusedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  RefusedException() {
    super("the input is rejected");
  }
}
