package dev.diptych.authoring.tree;

import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where something was authored, and how it came to where it is.
 *
 * @param at the authored text
 * @param via the reference or statement that brought it elsewhere; null for text in its own place
 */
public record Origin(Location.InText at, @Nullable Step via) {
  private static final int MAX_STEPS = 8;

  /**
   * One step of an expansion.
   *
   * @param what what was expanded, such as {@code in expansion of '$reach'}
   * @param at where that is
   * @param via the step before; null for the first
   */
  public record Step(String what, Location.InText at, @Nullable Step via) {
    /** This step, those after it, and {@code last}; of many, only the first. */
    private Step then(Step last, int most) {
      if (most <= 1) {
        return this;
      }
      return new Step(what, at, via == null ? last : via.then(last, most - 1));
    }
  }

  /** A place that was not expanded. */
  public static Origin of(Source source, Span span) {
    return new Origin(new Location.InText(source, span), null);
  }

  /** The same place after another step, which follows the steps before it. */
  public Origin within(@Nullable Step step) {
    if (step == null) {
      return this;
    }
    return new Origin(at, via == null ? step : via.then(step, MAX_STEPS));
  }

  /** From the begin of this place to the end of another one of the same text. */
  public Origin to(Origin last) {
    int start = at.span().start();
    boolean follows = last.at.source() == at.source() && last.at.span().end() >= start;
    int end = follows ? last.at.span().end() : at.span().end();
    return new Origin(new Location.InText(at.source(), new Span(start, end)), via);
  }

  /** The text. */
  public String text() {
    return at.source().text(at.span());
  }

  /** The steps of the expansion as sentences, innermost first; at most 8. */
  public List<String> notes() {
    List<String> notes = new ArrayList<>();
    for (Step step = via; step != null && notes.size() < MAX_STEPS; step = step.via()) {
      Location.InText place = step.at();
      notes.add(
          step.what()
              + ", "
              + place.source().name()
              + ":"
              + place.source().position(place.span().start()));
    }
    return notes;
  }
}
