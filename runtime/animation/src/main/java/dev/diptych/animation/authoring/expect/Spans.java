package dev.diptych.animation.authoring.expect;

import dev.diptych.family.scene.Check.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * When an expectation holds and when it does not.
 *
 * @param moment where it fails most; if it holds, where it begins to
 * @param spans ascending
 */
record Spans(double moment, List<Span> spans) {
  /** How often it is tested between the times of keys, in seconds. */
  private static final double STEP = 1.0 / 240;

  /** The limit of such tests: a file may last for years. */
  private static final int MAX_STEPS = 4096;

  /** The limit of spans: what changes more often cannot be drawn. */
  private static final int MAX_SPANS = 1000;

  /** The spans of an expectation that was played. */
  static Spans of(Expectation expectation, Expectation.Judged judged, Playback playback) {
    Window window = judged.window();
    if (judged.isLate()) {
      return failed(playback.end(), new Window(playback.end(), playback.end()));
    }
    if (judged.parts().isEmpty()) {
      return failed(window.from(), window);
    }
    Optional<Expectation.Failure> failure = judged.failure();
    double worst = failure.map(Expectation.Failure::time).orElse(Double.NaN);
    if (expectation.isSometime() && failure.isPresent()) {
      return failed(worst, failure.get().during());
    }
    List<Span> found = new ArrayList<>();
    for (Window part : judged.parts()) {
      walk(expectation, judged.measure(), times(playback, part, worst), found);
    }
    if (expectation.isSometime()) {
      found.removeIf(span -> !span.passed());
    }
    if (found.isEmpty()) { // It holds at one time that is between all that were tested.
      found.add(new Span(window.from(), window.until(), true));
    }
    return new Spans(failure.isPresent() ? worst : found.get(0).from(), found);
  }

  private static Spans failed(double moment, Window during) {
    return new Spans(moment, List.of(new Span(during.from(), during.until(), false)));
  }

  private static double[] times(Playback playback, Window part, double worst) {
    double step = Math.max(STEP, part.seconds() / MAX_STEPS);
    DoubleStream steps =
        IntStream.rangeClosed(0, (int) (part.seconds() / step))
            .mapToDouble(i -> (float) (part.from() + i * step));
    DoubleStream keys = DoubleStream.of(playback.times(part));
    return DoubleStream.concat(DoubleStream.concat(keys, steps), DoubleStream.of(worst))
        .filter(time -> part.from() <= time && time <= part.until())
        .sorted()
        .distinct()
        .toArray();
  }

  private static void walk(
      Expectation expectation, Measure measure, double[] times, List<Span> found) {
    double start = times[0];
    boolean fails = expectation.fails(measure, start);
    for (int i = 1; i < times.length; i++) {
      boolean next = expectation.fails(measure, times[i]);
      if (next != fails && found.size() < MAX_SPANS) {
        double border =
            next
                ? expectation.between(measure, times[i], times[i - 1])
                : expectation.between(measure, times[i - 1], times[i]);
        found.add(new Span(start, border, !fails));
        start = border;
        fails = next;
      }
    }
    found.add(new Span(start, times[times.length - 1], !fails));
  }
}
