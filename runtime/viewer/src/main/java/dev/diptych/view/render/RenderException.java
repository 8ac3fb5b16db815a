package dev.diptych.view.render;

import java.io.IOException;

/** Frames could not be drawn; the message is one sentence. */
public final class RenderException extends IOException {
  private static final long serialVersionUID = 1L;

  RenderException(String message) {
    super(message);
  }
}
