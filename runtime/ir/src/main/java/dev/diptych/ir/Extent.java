package dev.diptych.ir;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The end of the bytes of a field. */
public sealed interface Extent {
  /**
   * A terminator or padding within a known number of bytes.
   *
   * @param terminator the bytes that end the value; empty for none
   * @param include whether the terminator is part of the value
   * @param pad the byte that fills the rest; null for none
   */
  record Frame(List<Integer> terminator, boolean include, @Nullable Integer pad) {
    /** Whether there is a terminator or padding. */
    public boolean present() {
      return !terminator.isEmpty() || pad != null;
    }
  }

  /** After a number of bytes. */
  record Sized(Expr size, Frame frame) implements Extent {}

  /** At the end of the stream. */
  record Rest(Frame frame) implements Extent {}

  /**
   * At a terminator.
   *
   * @param terminator its bytes
   * @param include whether it is part of the value
   * @param consume whether reading continues behind it
   * @param required whether it must be present
   */
  record Terminated(List<Integer> terminator, boolean include, boolean consume, boolean required)
      implements Extent {}

  /** The terminator or padding within a known number of bytes; null for another extent. */
  static @Nullable Frame frame(@Nullable Extent extent) {
    if (extent instanceof Sized sized) {
      return sized.frame;
    }
    return extent instanceof Rest rest ? rest.frame : null;
  }

  /** Whether {@code extent} has a known number of bytes with a terminator or padding in them. */
  static boolean isFramed(@Nullable Extent extent) {
    Frame frame = frame(extent);
    return frame != null && frame.present();
  }
}
