package dev.diptych.animation.authoring.space;

import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.report.NumberFormatting;
import dev.diptych.authoring.tree.Value;
import dev.diptych.model.diagnostic.Replacement;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Places that depend on each other, and the way out of that.
 *
 * @param links what follows what, each the next one and the last one the first
 */
record Cycle(List<Link> links) {
  /** What the names of the camera, the gaze and hands begin with. */
  private static final String ACTOR = "the ";

  private static final String BODY = "Body";
  private static final String FIXED = " " + Places.FIXED;

  /**
   * An object that follows a space.
   *
   * @param name the object
   * @param space what it follows
   * @param row the row that wants it
   */
  record Link(String name, String space, KeyRow row) {
    /** Whether it is the camera, the gaze or a hand, and no prop. */
    boolean isActor() {
      return name.startsWith(ACTOR);
    }

    /** Whether a row takes it, and not the space in which a prop is. */
    boolean isRow() {
      return !row.arguments().isEmpty();
    }

    /** Whether it is held: {@code 1s .. 2s in Right.Palm}. */
    boolean isHeld() {
      return !isActor()
          && isRow()
          && new RowWords(row.arguments()).begins(Places.IN)
          && row.arguments().stream().noneMatch(Link::isFixed);
    }

    boolean isFixed() {
      return row.arguments().stream().anyMatch(Link::isFixed);
    }

    private static boolean isFixed(Value value) {
      return value instanceof Value.Word word && word.text().equals(Places.FIXED);
    }

    String time() {
      return NumberFormatting.rounded(row.time(), 3) + " s";
    }

    String line() {
      var at = row.origin().at();
      return "line " + at.source().position(at.span().start()).line();
    }

    String text() {
      String from = isRow() ? " from " + time() : "";
      return String.format(Locale.ROOT, "%s follows %s%s (%s)", name, space, from, line());
    }
  }

  /** The exception, at the row to change. */
  PlaceException exception() {
    if (links.isEmpty()) {
      return new PlaceException(
          "cyclic-place", "a place depends on itself", "write one of its rows in World");
    }
    StringBuilder message = new StringBuilder("these places depend on each other: ");
    for (int i = 0; i < links.size(); i++) {
      message.append(i == 0 ? "" : "; ").append(links.get(i).text());
    }
    Link change = change();
    PlaceException found = new PlaceException("cyclic-place", message.toString(), help(change));
    boolean canBeFixed =
        links.size() > 1
            && change.isRow()
            && !change.isFixed()
            && !change.isHeld()
            && body() == null;
    return found
        .correctedBy(canBeFixed ? new Replacement(change.space(), change.space() + FIXED) : null)
        .at(change.row());
  }

  /** The row to change: of an object that follows a prop, not what that prop is in. */
  private Link change() {
    for (Link link : links) {
      if (link.isActor()) {
        return link;
      }
    }
    return links.get(0);
  }

  private @Nullable Link body() {
    return links.stream().filter(each -> each.space().equals(BODY)).findFirst().orElse(null);
  }

  private @Nullable Link held() {
    return links.stream().filter(Link::isHeld).findFirst().orElse(null);
  }

  private String help(Link change) {
    Link body = body();
    Link held = held();
    if (body != null) {
      return "Body turns with the camera: write "
          + body.line()
          + " in World, or define a prop Body that does not turn: prop Body { at (0 1.6m 0) }";
    }
    if (!change.isRow()) {
      return "write one of these props in World, or in another space";
    }
    if (links.size() == 1) {
      return "nothing is relative to itself: write the row in World, or in another space";
    }
    if (held != null && change.isFixed()) {
      return "set the row of "
          + change.line()
          + " to "
          + held.time()
          + " at the latest: from then on "
          + held.space()
          + " moves "
          + held.name();
    }
    String fixed = "write `" + change.space() + FIXED + "` in " + change.line();
    return held == null
        ? fixed + ": that takes the place at one time"
        : fixed + ": " + held.name() + " as it is before " + held.space() + " moves it";
  }
}
