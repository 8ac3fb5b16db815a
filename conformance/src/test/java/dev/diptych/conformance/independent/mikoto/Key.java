package dev.diptych.conformance.independent.mikoto;

import java.util.List;
import java.util.stream.DoubleStream;

/** A row: a frame and what holds at it. */
public record Key(int frame, List<Real> values) {
  /** A key of ordinary numbers. */
  public static Key of(int frame, double... values) {
    return new Key(frame, DoubleStream.of(values).mapToObj(Real::of).toList());
  }
}
