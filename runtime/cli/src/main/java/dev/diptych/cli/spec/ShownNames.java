package dev.diptych.cli.spec;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.source.Source;
import dev.diptych.spectools.diff.change.SpecChanges;
import dev.diptych.spectools.diff.change.SpecDifference;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Names of files as users know them, in locations.
 *
 * @param shown the name to show for the name of a file
 */
record ShownNames(UnaryOperator<String> shown) {
  /** {@code changes} with these names. */
  SpecChanges of(SpecChanges changes) {
    List<SpecDifference> differences =
        changes.differences().stream()
            .map(
                each ->
                    new SpecDifference(
                        each.code(),
                        each.backward(),
                        each.forward(),
                        each.path(),
                        location(each.at()),
                        each.message()))
            .toList();
    return new SpecChanges(differences, changes.trials());
  }

  /** {@code result} with these names in its diagnostics. */
  <T> Result<T> of(Result<T> result) {
    return new Result<>(result.value(), all(result.diagnostics()));
  }

  /** {@code diagnostics} with these names. */
  List<Diagnostic> all(List<Diagnostic> diagnostics) {
    return diagnostics.stream()
        .map(each -> each.at(location(each.location()), each.notes()))
        .toList();
  }

  private Location location(Location at) {
    String name = shown.apply(at.name());
    if (name.equals(at.name())) {
      return at;
    }
    return at instanceof Location.InText text
        ? new Location.InText(new Source(name, text.source().bytes()), text.span())
        : new Location.Whole(name);
  }
}
