package dev.diptych.animation.authoring.expect;

import dev.diptych.animation.authoring.space.Prop;
import dev.diptych.animation.authoring.space.RowWords;
import dev.diptych.animation.authoring.space.Space;
import dev.diptych.animation.authoring.space.Stage;
import dev.diptych.animation.authoring.track.Arguments;
import dev.diptych.animation.authoring.track.LengthsWithoutUnit;
import dev.diptych.animation.hand.Side;
import dev.diptych.animation.math.Vector;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Evaluated;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Replacement;
import dev.diptych.model.diagnostic.Suggestion;
import dev.diptych.model.schema.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads one row of {@code expect}, without its times. */
final class PredicateReader {
  /** How each predicate is written. */
  private static final Map<String, String> FORMS =
      Map.ofEntries(
          Map.entry("within", "Right.IndexTip within(5mm) of Button"),
          Map.entry("apart", "Left.Palm apart(4cm) from Right.Palm"),
          Map.entry("inside", "Right.IndexTip inside Button"),
          Map.entry("reaches", "Right.IndexTip reaches Button"),
          Map.entry("sees", "Camera sees Button within(10deg)"),
          Map.entry("faces", "Left.Palm faces(40deg) Head"),
          Map.entry("pinching", "Right pinching"),
          Map.entry("tracked", "Right tracked"),
          Map.entry("speed", "Right.Wrist speed below(2)"),
          Map.entry("turned", "Dial turned(60deg, 1deg) from World"));

  /** Other words for predicates. */
  private static final Map<String, String> MEANT =
      Map.of(
          "touches", "reaches",
          "touch", "reaches",
          "reach", "reaches",
          "near", "within",
          "looks", "sees",
          "see", "sees",
          "face", "faces",
          "in", "inside",
          "pinches", "pinching",
          "pinch", "pinching");

  private static final List<String> NAMES =
      List.of(
          "within",
          "apart",
          "inside",
          "reaches",
          "sees",
          "faces",
          "pinching",
          "tracked",
          "speed",
          "turned");

  private final Arguments arguments;
  private final ThingReader things;
  private Origin origin;
  private String name = "";

  PredicateReader(Arguments arguments, Stage stage, Origin row) {
    this.arguments = arguments;
    this.things = new ThingReader(arguments, stage);
    this.origin = row;
  }

  /** The word of the predicate. */
  Origin origin() {
    return origin;
  }

  /** The predicate, or null after an error. */
  @Nullable Predicate read(RowWords words) {
    if (!(words.peek() instanceof Value.Word subject)) {
      Evaluated next = words.peek();
      String help = "a row is: 1s " + FORMS.get("within");
      Origin at = next == null ? origin : next.origin();
      arguments.error(at, "expected what it is about, such as Right.IndexTip", help);
      return null;
    }
    words.next();
    Evaluated next = words.peek();
    if (next == null) {
      String help = "predicates: " + String.join(", ", NAMES);
      arguments.error(subject.origin(), "expected a predicate after the name", help);
      return null;
    }
    name =
        next instanceof Value.Word word
            ? word.text()
            : next instanceof Value.Call call ? call.name() : "";
    if (name.equals("not") && next instanceof Value.Word not) {
      misplacedNot(subject, not, words);
      return null;
    }
    if (!NAMES.contains(name)) {
      String help = "predicates: " + String.join(", ", NAMES);
      String message = "there is no predicate '" + name + "'";
      String meant = MEANT.get(name);
      Replacement near =
          meant == null ? Suggestion.nearest(name, NAMES) : new Replacement(name, meant);
      arguments.error(next.origin(), message, near, help);
      return null;
    }
    origin = word(next);
    words.next();
    Predicate predicate = predicate(subject, next, words);
    if (predicate != null && !words.isEmpty()) {
      return wrong(words.next().origin(), "this has no meaning here");
    }
    return predicate;
  }

  /** {@code Right.Palm not inside Button}: 'not' is before all of it. */
  private void misplacedNot(Value.Word subject, Value.Word not, RowWords words) {
    words.next();
    Evaluated after = words.peek();
    String predicate = after == null ? "" : " " + after.origin().text();
    Replacement better =
        new Replacement(
            subject.origin().to(not.origin()).text(), not.text() + " " + subject.text());
    arguments.fixable(
        not.origin(),
        "'not' comes first, before the name of what it is about",
        better,
        "write " + better.better() + predicate);
  }

  private Origin word(Evaluated predicate) {
    var at = predicate.origin().at();
    int start = at.span().start();
    var span =
        new dev.diptych.model.source.Span(start, Math.min(at.span().end(), start + name.length()));
    return new Origin(new Location.InText(at.source(), span), predicate.origin().via());
  }

  private @Nullable Predicate wrong(Origin at, String message) {
    arguments.error(at, message, "write: " + FORMS.get(name));
    return null;
  }

  private @Nullable Predicate predicate(Value.Word subject, Evaluated word, RowWords words) {
    return switch (name) {
      case "within" -> near(Nearness.Kind.WITHIN, subject, word, "of", words);
      case "apart" -> near(Nearness.Kind.APART, subject, word, "from", words);
      case "inside" -> inside(subject, words);
      case "reaches" -> reaches(subject, word, words);
      case "sees" -> sees(subject, word, words);
      case "faces" -> faces(subject, word, words);
      case "speed" -> speed(subject, words);
      case "turned" -> turned(subject, word, words);
      default -> flag(subject);
    };
  }

  /** The numbers of a predicate in parentheses; null after an error. */
  private double @Nullable [] numbers(Evaluated word, @Nullable Unit unit, int least, int most) {
    List<Evaluated> values = word instanceof Value.Call call ? Arguments.flat(call) : List.of();
    if (values.size() < least || values.size() > most) {
      wrong(origin, "'" + name + "' takes its number in parentheses");
      return null;
    }
    double[] numbers = new double[values.size()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = arguments.number(values.get(i), unit);
      if (!(numbers[i] >= 0)) {
        wrong(values.get(i).origin(), "the number must not be below 0");
        return null;
      }
      if (unit == Unit.METRE) {
        new LengthsWithoutUnit(arguments.context().report()).distance(values.get(i));
      }
    }
    return numbers;
  }

  private @Nullable Predicate near(
      Nearness.Kind kind, Value.Word subject, Evaluated word, String before, RowWords words) {
    double[] limit = numbers(word, Unit.METRE, 1, 1);
    if (limit == null) {
      return null;
    }
    Thing point = things.point(subject);
    if (!words.begins(before)) {
      return noWord(before, word, words);
    }
    Thing target = things.after(before, words);
    // Apart are the places of two things; their solids are for what touches.
    Thing place = target != null && kind == Nearness.Kind.APART ? target.middle() : target;
    return nearness(kind, point, place, limit[0]);
  }

  /** A place without the word before it. */
  private @Nullable Predicate noWord(String before, Evaluated word, RowWords words) {
    String message = "expected '" + before + "' and a place after '" + name + "(…)'";
    Evaluated place = words.peek();
    if (!(place instanceof Value.Word) && !(place instanceof Value.Tuple)) {
      return wrong(origin, message);
    }
    String text = place.origin().text();
    Replacement better = new Replacement(text, before + " " + text);
    String help = "write " + word.origin().text() + " " + better.better();
    arguments.fixable(place.origin(), message, better, help);
    return null;
  }

  private @Nullable Predicate nearness(
      Nearness.Kind kind, @Nullable Thing subject, @Nullable Thing target, double limit) {
    return subject == null || target == null ? null : new Nearness(kind, subject, target, limit);
  }

  private @Nullable Predicate inside(Value.Word subject, RowWords words) {
    Thing target = things.next(words);
    if (target != null && !target.isSolid()) {
      return things.isReported(target) ? null : noInside(target);
    }
    return target == null
        ? wrong(origin, "expected a prop after 'inside'")
        : nearness(Nearness.Kind.INSIDE, things.point(subject), target, 0);
  }

  private @Nullable Predicate noInside(Thing target) {
    String help =
        target.space() instanceof Prop prop
            ? "add a solid to the prop " + prop.name() + ": box (w h d)"
            : "write: " + FORMS.get(name);
    arguments.error(origin, "'" + target.name() + "' has no inside", help);
    return null;
  }

  private @Nullable Predicate reaches(Value.Word subject, Evaluated word, RowWords words) {
    boolean point = isPoint(word);
    double[] limit =
        word instanceof Value.Call && !point ? numbers(word, Unit.METRE, 1, 1) : new double[1];
    if (limit == null) {
      return null;
    }
    Thing target = point ? things.point(word, words) : things.next(words);
    return target == null
        ? wrong(origin, "expected a place after 'reaches'")
        : nearness(Nearness.Kind.REACHES, things.point(subject), target, limit[0]);
  }

  /** Whether a word is followed by a point, as in {@code reaches (0 1m 0)}. */
  private static boolean isPoint(Evaluated word) {
    return word instanceof Value.Call call && Arguments.flat(call).size() == 3;
  }

  private @Nullable Predicate sees(Value.Word subject, Evaluated word, RowWords words) {
    Thing viewer = things.point(subject);
    if (viewer == null) {
      return null;
    }
    boolean gaze = viewer.space().name().equals("EyeGaze");
    if (!gaze && !viewer.space().name().equals("Head")) {
      return wrong(subject.origin(), "only Camera and EyeGaze see");
    }
    Thing target = isPoint(word) ? things.point(word, words) : things.next(words);
    if (target == null) {
      return wrong(origin, "expected a place after 'sees'");
    }
    if (words.begins("within")) {
      Evaluated within = words.next();
      List<Evaluated> values = within instanceof Value.Call call ? Arguments.flat(call) : List.of();
      if (values.size() != 1) {
        return wrong(within.origin(), "'within' takes its angle in parentheses");
      }
      double degrees = arguments.number(values.get(0), Unit.DEGREE);
      return new Sight(viewer, new Vector(0, 0, 1), target, degrees, "looks");
    }
    if (gaze && !target.isSolid()) {
      return wrong(origin, "a gaze hits only solids; of a place, an angle is expected");
    }
    return gaze
        ? new Sight(viewer, new Vector(0, 0, 1), target, 0, "looks")
        : new InView(viewer, target);
  }

  private @Nullable Predicate faces(Value.Word subject, Evaluated word, RowWords words) {
    double[] degrees = numbers(word, Unit.DEGREE, 1, 1);
    Thing viewer = degrees == null ? null : things.point(subject);
    if (viewer == null || degrees == null) {
      return null;
    }
    Vector axis = ThingReader.front(viewer);
    Evaluated along = words.takeValue("along");
    if (along != null) {
      Vector direction = arguments.direction(along);
      Space space = things.in(words);
      return new Facing(viewer, axis, direction, space, degrees[0]);
    }
    Thing target = things.next(words);
    return target == null
        ? wrong(origin, "expected a place, or 'along' and a direction, after 'faces(…)'")
        : new Sight(viewer, axis, target, degrees[0], "faces");
  }

  private @Nullable Predicate speed(Value.Word subject, RowWords words) {
    Evaluated below = words.begins("below") ? words.next() : null;
    List<Evaluated> values = below instanceof Value.Call call ? Arguments.flat(call) : List.of();
    if (values.size() != 1) {
      return wrong(origin, "expected 'below' and metres per second in parentheses");
    }
    double limit = arguments.number(values.get(0), null);
    Side side = things.hand(subject);
    Thing point = side == null ? things.point(subject) : things.wrist(subject, side);
    return point == null ? null : new SpeedLimit(point, limit);
  }

  private @Nullable Predicate turned(Value.Word subject, Evaluated word, RowWords words) {
    double[] numbers = numbers(word, Unit.DEGREE, 1, 2);
    Thing thing = numbers == null ? null : things.point(subject);
    if (thing == null || numbers == null) {
      return null;
    }
    Thing from = words.begins("from") ? things.after("from", words) : null;
    if (from == null) {
      return wrong(origin, "expected 'from' and a place after 'turned(…)'");
    }
    return new Turned(thing, from, numbers[0], numbers.length > 1 ? numbers[1] : 1);
  }

  private @Nullable Predicate flag(Value.Word subject) {
    Side side = things.hand(subject);
    if (side == null) {
      List<String> names = new ArrayList<>(List.of("Right", "Left"));
      String message = "'" + name + "' is about a hand: Right or Left";
      String help = "write: " + FORMS.get(name);
      arguments.error(subject.origin(), message, Suggestion.nearest(subject.text(), names), help);
      return null;
    }
    if (!things.has(side)) {
      arguments.error(subject.origin(), "there is no hand '" + subject.text() + "'");
      return null;
    }
    return new Flag(subject.text(), side, name.equals("pinching"));
  }
}
