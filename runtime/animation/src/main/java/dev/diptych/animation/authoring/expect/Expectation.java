package dev.diptych.animation.authoring.expect;

import dev.diptych.animation.hand.Side;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.model.diagnostic.Diagnostic;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A row of {@code expect}.
 *
 * @param origin the word of the predicate
 * @param from the first time in seconds; infinite for the end of the file
 * @param until the last time; infinite for the end of the file
 * @param not whether the predicate must not hold
 * @param predicate what is asked
 * @param words the row without its times, as it is written
 */
public record Expectation(
    Origin origin, double from, double until, boolean not, Predicate predicate, String words) {
  private static final String CODE = "expectation";

  /** Steps in which the begin and the end of a failure are looked for, in seconds. */
  private static final double STEP = 1.0 / 240;

  /** The limit of such steps: a file may last for years. */
  private static final int MAX_STEPS = 4096;

  private static final int HALVINGS = 24;

  /** A failure at its worst time, and the times around it during which it lasts. */
  record Failure(double time, double value, Window during) {}

  /**
   * What an expectation is in a playback.
   *
   * @param window its range; one after the last key of the file ends before it begins
   * @param parts the parts of it that count
   * @param measure its number
   * @param failure its worst failure in these parts, if it does not hold there
   */
  record Judged(Window window, List<Window> parts, Measure measure, Optional<Failure> failure) {
    /** Whether the file is too short for it. */
    boolean isLate() {
      return window.from() > window.until();
    }
  }

  /** Plays it. */
  Judged judge(Playback playback) {
    Window window = window(playback);
    Measure measure = predicate.measure(playback, window);
    boolean late = window.from() > window.until();
    List<Window> parts = late ? List.of() : playback.tracked(window, predicate.hands());
    Optional<Failure> failure =
        parts.isEmpty() ? Optional.empty() : failure(measure, playback, parts);
    return new Judged(window, parts, measure, failure);
  }

  /** The failure of this expectation, if it does not hold. */
  Optional<Diagnostic> check(Judged judged, Playback playback) {
    if (judged.isLate()) {
      String message = "the range begins after the last key, which is at ";
      return Optional.of(error(message + Amounts.time(playback.end()), List.of()));
    }
    return judged.parts().isEmpty()
        ? Optional.of(untracked(playback, judged.window()))
        : judged.failure().map(failure -> report(failure, judged.parts()));
  }

  private Window window(Playback playback) {
    double first = time(from, playback);
    double last = time(until, playback);
    boolean before = predicate.endsBefore() && first < last;
    return new Window(first, before ? Math.nextDown((float) last) : last);
  }

  /** The row with its times, as people read it. */
  String text() {
    String end = from == until ? "" : " .. " + written(until);
    return written(from) + end + "  " + (not ? "not " : "") + words;
  }

  private static String written(double seconds) {
    return Double.isInfinite(seconds) ? "end" : Amounts.time(seconds).replace(" ", "");
  }

  private static double time(double seconds, Playback playback) {
    return (float) (Double.isInfinite(seconds) ? playback.end() : seconds);
  }

  /** 1 if the number must be at most the limit, −1 if at least. */
  private int sign() {
    return predicate.isLeast() == not ? 1 : -1;
  }

  /** Whether one time of the range is enough. */
  boolean isSometime() {
    return predicate.isSometime() && !not;
  }

  private Optional<Failure> failure(Measure measure, Playback playback, List<Window> parts) {
    int sign = isSometime() ? -sign() : sign();
    double limit = sign * predicate.limit();
    double slack = predicate.slack();
    double enough = isSometime() ? Double.NEGATIVE_INFINITY : limit;
    Extreme extreme = new Extreme(measure, sign, enough, slack).search(playback, parts);
    double value = extreme.value();
    double excess = sign() * (value - predicate.limit());
    if (excess <= slack) {
      return Optional.empty();
    }
    Window part = parts.stream().filter(each -> contains(each, extreme.time())).findFirst().get();
    Window during =
        isSometime()
            ? new Window(parts.get(0).from(), parts.get(parts.size() - 1).until())
            : new Window(
                border(measure, extreme.time(), part.from()),
                border(measure, extreme.time(), part.until()));
    return Optional.of(new Failure(extreme.time(), value, during));
  }

  private static boolean contains(Window window, double time) {
    return window.from() <= time && time <= window.until();
  }

  /** Whether the predicate does not hold at a time. */
  boolean fails(Measure measure, double time) {
    return sign() * (measure.at(time) - predicate.limit()) > predicate.slack();
  }

  /** The last time on the way to {@code last} until which the failure lasts. */
  private double border(Measure measure, double worst, double last) {
    double length = Math.max(STEP, Math.abs(last - worst) / MAX_STEPS);
    double step = last < worst ? -length : length;
    double failing = worst;
    while (failing != last) {
      float stepped = (float) (failing + step);
      // Far from 0, floats are farther from each other than a step.
      boolean ends = stepped == failing || step * (stepped - last) > 0;
      double next = ends ? last : stepped;
      if (!fails(measure, next)) {
        return between(measure, failing, next);
      }
      failing = next;
    }
    return last;
  }

  /** The last time on the way from {@code failing} to {@code holding} at which it fails. */
  double between(Measure measure, double failing, double holding) {
    double fails = failing;
    double holds = holding;
    for (int i = 0; i < HALVINGS; i++) {
      double middle = (float) ((fails + holds) / 2);
      if (fails(measure, middle)) {
        fails = middle;
      } else {
        holds = middle;
      }
    }
    return fails;
  }

  private Diagnostic error(String message, List<String> notes, String... help) {
    List<String> all = new ArrayList<>(notes);
    all.addAll(origin.notes());
    return Diagnostic.error(CODE, origin.at(), message, help).at(origin.at(), all);
  }

  private Diagnostic untracked(Playback playback, Window window) {
    String hands =
        String.join(
            " and ",
            predicate.hands().stream()
                .filter(side -> !playback.actors().isTracked(side, window.from()))
                .map(Side::label)
                .toList());
    String when =
        window.isPoint()
            ? " is not tracked at " + Amounts.time(window.from())
            : " is at no time tracked from " + during(window);
    Map<String, Double> data = new LinkedHashMap<>();
    data.put("from", window.from());
    data.put("until", window.until());
    String subject = hands.isEmpty() ? "a hand" : hands;
    return error(subject + when, List.of()).with(data);
  }

  private static String during(Window window) {
    return Amounts.time(window.from()) + " to " + Amounts.time(window.until());
  }

  private Diagnostic report(Failure failure, List<Window> parts) {
    String message =
        predicate.found(failure.time(), failure.value())
            + " at "
            + Amounts.time(failure.time())
            + (isSometime() && !parts.get(0).isPoint() ? ", at its best" : "")
            + "; expected "
            + predicate.expected(not);
    Map<String, Double> data = new LinkedHashMap<>();
    data.put("time", failure.time());
    if (Double.isFinite(failure.value()) && !(predicate instanceof Flag)) {
      data.put("worst", failure.value());
      data.put("limit", predicate.limit());
    }
    data.put("from", failure.during().from());
    data.put("until", failure.during().until());
    return error(message, List.of(note(failure)), help(failure)).with(data);
  }

  private String note(Failure failure) {
    Window during = failure.during();
    List<String> parts = new ArrayList<>();
    if (!during.isPoint()) {
      String extreme = isSometime() ? "nearest at " : "worst at ";
      parts.add("from " + during(during));
      parts.add(extreme + Amounts.time(failure.time()));
    } else {
      parts.add("at " + Amounts.time(failure.time()));
    }
    String direction = predicate.direction(failure.time());
    if (!direction.isEmpty()) {
      parts.set(parts.size() - 1, parts.get(parts.size() - 1) + ": " + direction);
    }
    String missing = predicate.amount(Math.abs(failure.value() - predicate.limit()));
    if (!missing.isEmpty()) {
      parts.add("it would need " + missing + (sign() > 0 ? " less" : " more"));
    }
    return String.join("; ", parts);
  }

  private static String help(Failure failure) {
    String time = Amounts.time(failure.time());
    return "`diptych check` with `--picture out.png` draws " + time;
  }
}
