package dev.diptych.cli.convert.merge;

import dev.diptych.authoring.merge.MergedText;
import dev.diptych.authoring.merge.TextMerge;
import dev.diptych.cli.convert.merge.FileMerge.Merged;
import dev.diptych.cli.convert.merge.FileMerge.Sides;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.twin.Engine;
import dev.diptych.twin.Proven;
import dev.diptych.twin.Selection;
import dev.diptych.twin.merge.ConflictText.Markers;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Merges three texts by their items, and proves the result: with one side of all conflicts, it
 * compiles.
 *
 * @param engine the engine
 * @param selection the format, if the user selects it
 * @param markers the lines around conflicts
 */
record MergedTexts(Engine engine, Selection selection, Markers markers) {
  private static final String NAME = "merged";

  /**
   * Merges texts.
   *
   * @param compiles whether a text is valid
   * @return nothing if the merged text is not
   */
  Optional<Merged> merge(Sides sides, Predicate<byte[]> compiles) {
    return new TextMerge(engine, selection)
        .merge(sides.base().array(), sides.ours().array(), sides.theirs().array())
        .flatMap(text -> proven(text, compiles));
  }

  /** Shows two texts with a conflict for each difference; nothing if there is none. */
  Optional<Merged> asTheyWere(Sides sides, Predicate<byte[]> compiles) {
    return new TextMerge(engine, selection)
        .both(sides.ours().array(), sides.theirs().array())
        .filter(text -> !text.conflicts().isEmpty())
        .flatMap(text -> proven(text, compiles));
  }

  private Optional<Merged> proven(MergedText text, Predicate<byte[]> compiles) {
    Diagnostic wrong =
        Diagnostic.error(
            "not-lossless", new Location.Whole(NAME), "the merged text does not compile");
    boolean isClean = text.conflicts().isEmpty();
    return Proven.of(
            text.text(markers),
            whole ->
                compiles.test(text.ours()) && (isClean || compiles.test(text.theirs()))
                    ? Optional.empty()
                    : Optional.of(wrong))
        .value()
        .map(content -> new Merged(text.conflicts(), true, content));
  }
}
