package dev.diptych.animation.authoring.take;

import dev.diptych.animation.authoring.space.Place;
import dev.diptych.animation.authoring.space.Places;
import dev.diptych.animation.authoring.space.RowWords;
import dev.diptych.animation.authoring.track.Arguments;
import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.authoring.track.KeyRows;
import dev.diptych.animation.hand.HandPoint;
import dev.diptych.animation.hand.Side;
import dev.diptych.authoring.section.Section;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Evaluated;
import dev.diptych.model.diagnostic.Suggestion;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads the blocks {@code meet}.
 *
 * @param rows reads rows
 * @param places reads places; points without a space are in that of the take
 */
record MeetReader(KeyRows rows, Places places) {
  private static final String FADE = "fade";
  private static final String EXAMPLE = "write 1.1s at Button.Front fade(0.4s)";

  private Arguments arguments() {
    return rows.arguments();
  }

  /** The meetings of a take, ascending. */
  List<Meeting> read(Section take, List<TakenPart> parts) {
    List<Meeting> meetings = new ArrayList<>();
    take.sections()
        .filter(section -> section.name().equals("meet"))
        .forEach(section -> read(section, parts, meetings));
    meetings.sort(Comparator.comparingDouble(Meeting::time));
    for (int i = 1; i < meetings.size(); i++) {
      if (meetings.get(i).time() == meetings.get(i - 1).time()) {
        arguments().error(meetings.get(i).key().origin(), "one hand meets two places at one time");
      }
    }
    return meetings;
  }

  private void read(Section meet, List<TakenPart> parts, List<Meeting> meetings) {
    HandPoint point = point(meet);
    for (KeyRow key : rows.read(meet)) {
      Meeting meeting = key.held() ? null : meeting(key, point);
      if (meeting == null) {
        arguments().error(key.origin(), "expected a time and a place", EXAMPLE);
      } else if (parts.isEmpty() || isPlayed(meeting, parts)) {
        meetings.add(meeting);
      }
    }
  }

  private @Nullable Meeting meeting(KeyRow key, HandPoint point) {
    double fade = Double.POSITIVE_INFINITY;
    List<Evaluated> rest = new ArrayList<>();
    for (Evaluated argument : key.arguments()) {
      if (argument instanceof Value.Call call && call.name().equals(FADE)) {
        fade = arguments().seconds(call);
      } else {
        rest.add(argument);
      }
    }
    if (!(fade > 0)) {
      arguments().error(key.origin(), "a fade must be above 0", "write fade(0.4s)");
    }
    RowWords words = new RowWords(rest);
    String name = name(rest);
    Place place = places.after(Places.AT, words, key.time());
    return place == null || !words.isEmpty()
        ? null
        : new Meeting(key, point, place, name, fade > 0 ? fade : 1);
  }

  private static String name(List<Evaluated> words) {
    return words.stream()
        .flatMap(
            value ->
                value instanceof Value.Call call
                    ? Arguments.flat(call).stream()
                    : List.of(value).stream())
        .filter(value -> value instanceof Value.Word word && !word.text().equals(Places.AT))
        .map(value -> ((Value.Word) value).text())
        .findFirst()
        .orElse("its place");
  }

  /** Whether one part is played alone at the time of a meeting; reports an error otherwise. */
  private boolean isPlayed(Meeting meeting, List<TakenPart> parts) {
    List<TakenPart> playing = parts.stream().filter(part -> part.covers(meeting.time())).toList();
    if (playing.isEmpty()) {
      String help = "choose a time between the begin and the end of a part";
      arguments().error(meeting.key().origin(), "nothing of the recording is played then", help);
      return false;
    }
    TakenPart part = playing.get(0);
    double blend = part.blend();
    boolean blended = meeting.time() < part.start() + blend || meeting.time() > part.end() - blend;
    if (playing.size() > 1 || blended) {
      String help = "meet outside of blends and of parts that overlap";
      arguments().error(meeting.key().origin(), "the hand is blended then", help);
      return false;
    }
    return true;
  }

  private HandPoint point(Section meet) {
    String name = meet.about();
    Optional<HandPoint> point = name == null ? Optional.empty() : HandPoint.named(name);
    if (point.isEmpty()) {
      arguments()
          .error(
              meet.aboutOrigin(),
              name == null ? "'meet' needs a point" : "no point of a hand is called '" + name + "'",
              name == null ? null : Suggestion.nearest(name, HandPoint.labels()),
              "write meet IndexTip { 1.1s at Button.Front }");
    }
    return point.orElse(HandPoint.PINCH);
  }

  /** The hand that meets something: of two, the take must choose one. */
  @Nullable Side hand(Section take, Set<Side> hands, List<Meeting> meetings) {
    if (meetings.isEmpty()) {
      return null;
    }
    if (hands.size() == 1) {
      return hands.iterator().next();
    }
    String message = hands.isEmpty() ? "the take plays no hand" : "the take plays both hands";
    arguments()
        .error(
            meetings.get(0).key().origin(),
            message,
            "write `only Right` or `only Left`; the other one can be another take");
    return null;
  }
}
