package dev.diptych.cli.convert.merge;

import dev.diptych.cli.convert.merge.FileMerge.Merged;
import dev.diptych.cli.convert.merge.FileMerge.Sides;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.Engine;
import dev.diptych.twin.Face;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import dev.diptych.twin.merge.ConflictText.Markers;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Merges texts of which some are authored, by their words: what the words expand to is not merged.
 *
 * @param engine the engine
 * @param selection the format, if the user selects it
 * @param markers the lines around conflicts
 */
record MergedWords(Engine engine, Selection selection, Markers markers) {
  /**
   * Merges three texts.
   *
   * @param face the face of the result if there is no conflict
   * @param open opens a text that takes the place of one of them
   * @return nothing if they cannot be merged by their words
   */
  Optional<Result<Merged>> merge(
      Sides sides, Face face, Function<byte[], Result<LocatedDocument>> open) {
    MergedTexts texts = new MergedTexts(engine, selection, markers);
    Merged merged = texts.merge(sides, text -> open.apply(text).ok()).orElse(null);
    if (merged != null) {
      boolean asBinary = face == Face.BINARY && merged.conflicts().isEmpty();
      return asBinary ? binary(merged, open) : Optional.of(Result.of(merged, List.of()));
    }
    Diagnostic invalid =
        Diagnostic.warning(
            "merge-invalid",
            new Location.Whole(sides.ours().name()),
            "the merged text is not valid",
            "edit the conflicts, which show both files as they were");
    return texts
        .asTheyWere(sides, text -> open.apply(text).ok())
        .map(both -> Result.of(both, List.of(invalid)));
  }

  private Optional<Result<Merged>> binary(
      Merged merged, Function<byte[], Result<LocatedDocument>> open) {
    return merged
        .content()
        .bytes()
        .value()
        .flatMap(text -> open.apply(text).value())
        .map(opened -> new Proof(engine).binary(opened.name(), opened))
        .map(file -> file.map(content -> new Merged(List.of(), true, content)));
  }
}
