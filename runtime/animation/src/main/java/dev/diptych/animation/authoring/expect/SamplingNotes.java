package dev.diptych.animation.authoring.expect;

import dev.diptych.animation.authoring.space.Actors;
import dev.diptych.animation.authoring.space.PlaceException;
import dev.diptych.animation.authoring.space.PropReader;
import dev.diptych.animation.authoring.space.Stage;
import dev.diptych.animation.authoring.track.Arguments;
import dev.diptych.animation.authoring.track.KeyRows;
import dev.diptych.animation.authoring.track.Tolerances;
import dev.diptych.animation.hand.Side;
import dev.diptych.animation.math.AxisAngle;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;
import dev.diptych.authoring.ExpansionContext;
import dev.diptych.authoring.evaluate.Report;
import dev.diptych.authoring.section.Section;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.schema.Unit;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Finds expectations that ask for more than sampling keeps: what is played may be as far from what
 * was authored as the tolerances of the text allow, and relative to what is played itself the
 * distances add up. Each actor is moved and turned by its tolerance, and the change of the number
 * is what sampling may change.
 *
 * @param scene the props and expectations of the text
 * @param context converts units
 * @param tolerances of the text
 */
record SamplingNotes(Section scene, ExpansionContext context, Tolerances tolerances) {
  private static final String CODE = "tight-expectation";

  /** Sampling changes no amount that has more than so many tolerances. */
  private static final int FAR = 40;

  /** What bounds the work for texts with very many expectations. */
  private static final int MAX_NOTES = 1000;

  private static final int AXES = 3;

  /** The numbers of some expectations at some times each. */
  private record Numbers(List<double[]> of) {}

  /** The notes about expectations that {@code actors} and {@code playback} are asked about. */
  List<Diagnostic> notes(List<Expectation> all, Actors actors, Playback playback) {
    int[] tight =
        IntStream.range(0, all.size())
            .filter(index -> isTight(all.get(index)))
            .limit(MAX_NOTES)
            .toArray();
    if (tight.length == 0) {
      return List.of();
    }
    double[] most = new double[tight.length];
    List<double[]> sums =
        IntStream.of(tight)
            .mapToObj(index -> new double[times(all.get(index), playback).length])
            .toList();
    try {
      Numbers still = numbers(all, tight, playback);
      for (String who : who(actors)) {
        double metres = Side.named(who).isPresent() ? tolerances.metres() / 2 : tolerances.metres();
        add(shakes(actors, who, metres, false), tight, playback, still, sums);
        add(shakes(actors, who, metres, true), tight, playback, still, sums);
      }
    } catch (PlaceException e) {
      return List.of(); // The expectation itself reports it.
    }
    List<Diagnostic> notes = new ArrayList<>();
    for (int i = 0; i < tight.length; i++) {
      for (double sum : sums.get(i)) {
        most[i] = Math.max(most[i], sum);
      }
      Expectation each = all.get(tight[i]);
      if (each.predicate().limit() < most[i]) {
        notes.add(note(each, most[i]));
      }
    }
    return notes;
  }

  private boolean isTight(Expectation expectation) {
    double limit = expectation.predicate().limit();
    return limit > 0 && limit < FAR * expectation.predicate().tolerance(tolerances);
  }

  private static List<String> who(Actors actors) {
    return List.of(ShakenActors.HEAD, ShakenActors.GAZE, Side.LEFT.label(), Side.RIGHT.label())
        .stream()
        .filter(who -> ShakenActors.has(actors, who))
        .toList();
  }

  /** Both ways along each axis. */
  private List<Actors> shakes(Actors actors, String who, double metres, boolean turned) {
    List<Actors> shakes = new ArrayList<>();
    for (int axis = 0; axis < AXES; axis++) {
      for (int sign = -1; sign <= 1; sign += 2) {
        Vector way = new Vector(axis == 0 ? sign : 0, axis == 1 ? sign : 0, axis == 2 ? sign : 0);
        shakes.add(
            turned
                ? new ShakenActors(
                    actors,
                    who,
                    Vector.ZERO,
                    new AxisAngle(way, tolerances.degrees()).toQuaternion())
                : new ShakenActors(actors, who, way.scaled(metres), Quaternion.IDENTITY));
      }
    }
    return shakes;
  }

  private void add(
      List<Actors> shakes, int[] tight, Playback playback, Numbers still, List<double[]> sums) {
    List<Numbers> shaken =
        shakes.stream().map(actors -> numbers(read(actors), tight, playback)).toList();
    for (int i = 0; i < tight.length; i++) {
      for (int time = 0; time < sums.get(i).length; time++) {
        double most = 0;
        double square = 0;
        for (int axis = 0; axis < AXES; axis++) {
          double middle = still.of().get(i)[time];
          double low = shaken.get(2 * axis).of().get(i)[time];
          double high = shaken.get(2 * axis + 1).of().get(i)[time];
          most = Math.max(most, Math.max(Math.abs(low - middle), Math.abs(high - middle)));
          square += (high - low) * (high - low) / 4;
        }
        // Where the number is least, as at a place itself, it changes in no direction alone.
        sums.get(i)[time] += Math.max(most, Math.sqrt(square));
      }
    }
  }

  /** The same expectations of other actors. */
  private List<Expectation> read(Actors actors) {
    Report report = new Report();
    Arguments arguments = new Arguments(context.reportingTo(report), Unit.METRE, Float.MAX_VALUE);
    Stage stage = new Stage(arguments, actors);
    PropReader.declare(scene, new KeyRows(arguments), stage).read();
    return new ExpectationReader(arguments, stage).read(scene);
  }

  private static Numbers numbers(List<Expectation> all, int[] tight, Playback playback) {
    List<double[]> numbers = new ArrayList<>();
    for (int index : tight) {
      Expectation each = all.get(index);
      double[] times = times(each, playback);
      Measure measure =
          each.predicate().measure(playback, new Window(times[0], times[times.length - 1]));
      double[] found = new double[times.length];
      for (int time = 0; time < times.length; time++) {
        found[time] = measure.at(times[time]);
      }
      numbers.add(found);
    }
    return new Numbers(numbers);
  }

  /** Both ends of an expectation, and the middle. */
  private static double[] times(Expectation expectation, Playback playback) {
    double from = Math.min(expectation.from(), playback.end());
    double until = Math.min(expectation.until(), playback.end());
    return new double[] {(float) from, (float) ((from + until) / 2), (float) until};
  }

  private Diagnostic note(Expectation expectation, double most) {
    Predicate predicate = expectation.predicate();
    double factor = predicate.limit() / most;
    String message =
        predicate.amount(predicate.limit())
            + " is less than what sampling may change here, "
            + predicate.amount(most);
    String help =
        "allow more, or set "
            + Tolerances.POSITION
            + " = "
            + down(tolerances.metres() * factor * 1000)
            + "mm and "
            + Tolerances.ROTATION
            + " = "
            + down(tolerances.degrees() * factor)
            + "deg";
    var origin = expectation.origin();
    return Diagnostic.note(CODE, origin.at(), message, help).at(origin.at(), origin.notes());
  }

  /** With two digits, not rounded up. */
  private static String down(double number) {
    return new BigDecimal(number)
        .round(new MathContext(2, RoundingMode.DOWN))
        .stripTrailingZeros()
        .toPlainString();
  }
}
