package dev.diptych.animation.authoring.take;

import dev.diptych.animation.authoring.track.Arguments;
import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.authoring.track.KeyRows;
import dev.diptych.animation.authoring.track.Reach;
import dev.diptych.animation.report.NumberFormatting;
import dev.diptych.authoring.section.Section;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Evaluated;
import dev.diptych.model.diagnostic.Replacement;
import dev.diptych.model.diagnostic.Suggestion;
import dev.diptych.model.schema.Unit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads the rows of {@code play}: {@code 0.5s part(1.2s .. 3.4s) speed(0.8) blend(0.2s)}.
 *
 * @param rows reads rows
 */
record PlayReader(KeyRows rows) {
  private static final List<String> WORDS = List.of("part", "speed", "blend", "faster");
  private static final Map<String, String> EXAMPLES =
      Map.of(
          "part", "part(1.2s .. 3.4s)",
          "speed", "speed(0.8)",
          "blend", "blend(0.2s)",
          "faster", "faster(1.2)");

  /** Recordings have floats: what an author copies of one may be a little more than its end. */
  private static final double ROUNDED = 0.001;

  /** The parts that a take plays, ascending; the whole recording at 0 if it does not set any. */
  List<TakenPart> read(Section take, Recording recording) {
    Section play = take.section("play").orElse(null);
    if (play == null) {
      KeyRow key = new KeyRow(take.origin(), 0, List.of(), Reach.LINEAR, false);
      return List.of(new TakenPart(key, recording.first(), recording.last(), 1, 0, 1));
    }
    List<TakenPart> parts = new ArrayList<>();
    for (KeyRow key : rows.read(play)) {
      TakenPart part = read(key, recording);
      if (part == null) {
        break; // What follows is a consequence, such as the numbers of a part without parentheses.
      }
      check(part, parts);
      parts.add(part);
    }
    return parts;
  }

  private Arguments arguments() {
    return rows.arguments();
  }

  private void check(TakenPart part, List<TakenPart> before) {
    TakenPart last = before.isEmpty() ? null : before.get(before.size() - 1);
    if (last != null && part.end() <= last.end()) {
      arguments().error(part.key().origin(), "this part ends before the one that it overlaps");
    }
    double length = part.end() - part.start();
    if (2 * part.blend() > length) {
      String message =
          String.format(Locale.ROOT, "a part of %.3g s has no room for two blends", length);
      arguments().error(part.key().origin(), message, "shorten the blend, or play more");
    }
  }

  private @Nullable TakenPart read(KeyRow key, Recording recording) {
    Map<String, Value.Call> calls = new HashMap<>();
    for (Evaluated argument : key.arguments()) {
      Value.Call call = call(argument);
      if (call == null) {
        return null;
      }
      if (calls.put(call.name(), call) != null) {
        arguments().error(call.origin(), "'" + call.name() + "' is already set");
      }
    }
    if (key.held()) {
      String help = "write the part of the recording in parentheses: part(1.2s .. 3.4s)";
      arguments().error(key.origin(), "a part is played at one time, for as long as it is", help);
      return null;
    }
    double[] part = part(calls.get("part"), recording);
    if (part == null) {
      return null;
    }
    return new TakenPart(
        key,
        part[0],
        part[1],
        number(calls.get("speed"), null, 1),
        number(calls.get("blend"), Unit.SECOND, 0),
        number(calls.get("faster"), null, 1));
  }

  private Value.@Nullable Call call(Evaluated argument) {
    if (argument instanceof Value.Call call && WORDS.contains(call.name())) {
      return call;
    }
    String name =
        argument instanceof Value.Word word
            ? word.text()
            : argument instanceof Value.Call call ? call.name() : "";
    String example = EXAMPLES.get(name);
    if (example != null) {
      String message = "'" + name + "' requires parentheses";
      arguments().error(argument.origin(), message, "write " + example);
    } else {
      arguments()
          .error(
              argument.origin(),
              "expected what to play of the recording",
              Suggestion.nearest(name, WORDS),
              "write part(1.2s .. 3.4s), speed(0.8), blend(0.2s) or faster(1.2)");
    }
    return null;
  }

  private double number(Value.@Nullable Call call, @Nullable Unit unit, double otherwise) {
    if (call == null) {
      return otherwise;
    }
    String what = "'" + call.name() + "'";
    double[] numbers = arguments().numbers(Arguments.flat(call), 1, unit, call.origin(), what);
    if (numbers == null) {
      return otherwise;
    }
    if (numbers[0] > 0 || (unit != null && numbers[0] == 0)) {
      return numbers[0];
    }
    arguments().error(call.origin(), what + " must be above 0");
    return otherwise;
  }

  private void backwards(Value.Call call, Evaluated begin, Evaluated end) {
    String better = "part(" + end.origin().text() + " .. " + begin.origin().text() + ")";
    arguments()
        .fixable(
            call.origin(),
            "the end of the part is not after its begin",
            new Replacement(call.origin().text(), better),
            "write " + better);
  }

  private double @Nullable [] part(Value.@Nullable Call call, Recording recording) {
    if (call == null) {
      return new double[] {recording.first(), recording.last()};
    }
    List<Evaluated> values = Arguments.flat(call);
    if (values.size() != 2
        || !(values.get(1) instanceof Value.Until until)
        || !(until.value() instanceof Value.Quantity last)) {
      String help = "write two times of the recording: part(1.2s .. 3.4s)";
      arguments().error(call.origin(), "'part' takes a range", help);
      return null;
    }
    double from = arguments().number(values.get(0), Unit.SECOND);
    double end = arguments().number(last, Unit.SECOND);
    if (!(end > from)) {
      backwards(call, values.get(0), last);
      return null;
    }
    if (from < recording.first() - ROUNDED || end > recording.last() + ROUNDED) {
      String message =
          String.format(
              Locale.ROOT,
              "the recording goes from %s s to %s s",
              NumberFormatting.rounded(recording.first(), 3),
              NumberFormatting.rounded(recording.last(), 3));
      arguments().error(call.origin(), message, "choose a part of it, or omit `part` for all");
      return null;
    }
    return new double[] {Math.max(from, recording.first()), Math.min(end, recording.last())};
  }
}
