package dev.diptych.files;

import java.io.IOException;
import java.nio.file.Path;

/**
 * A link leads out of the folder that a path must stay in; the message is a clause that names it.
 */
final class LeavingLinkException extends IOException {
  private static final long serialVersionUID = 1L;

  LeavingLinkException(String message) {
    super(message);
  }

  LeavingLinkException(Path link, Path target, Path folder) {
    this("the link %s leads to %s, which is not in %s".formatted(link, target, folder));
  }
}
