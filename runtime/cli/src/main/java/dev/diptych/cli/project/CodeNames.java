package dev.diptych.cli.project;

import dev.diptych.cli.io.InstalledParts;
import dev.diptych.model.diagnostic.Severity;
import dev.diptych.model.diagnostic.Suggestion;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Checks the codes in rules. */
final class CodeNames {
  private CodeNames() {}

  /** The reason why {@code code} cannot be denied, one sentence; null if it can. */
  static @Nullable String denyError(String code) {
    Set<String> known = known();
    known.add(LintRules.WARNINGS);
    return known.contains(code) ? null : unknown(code, known);
  }

  /** The reason why {@code code} cannot be allowed, one sentence; null if it can. */
  static @Nullable String allowError(String code) {
    if (code.equals(LintRules.WARNINGS)) {
      return "'" + code + "' can only be denied; to hide diagnostics, name their codes";
    }
    Set<String> known = known();
    if (!known.contains(code)) {
      return unknown(code, known);
    }
    boolean error =
        InstalledParts.codes().stream()
            .filter(each -> each.id().equals(code))
            .allMatch(each -> each.severity() == Severity.ERROR);
    return error ? "'" + code + "' is an error, which cannot be hidden" : null;
  }

  private static Set<String> known() {
    Set<String> ids = new LinkedHashSet<>();
    InstalledParts.codes().forEach(code -> ids.add(code.id()));
    return ids;
  }

  private static String unknown(String code, Set<String> known) {
    return "there is no diagnostic with the code '" + code + "'" + Suggestion.of(code, known);
  }
}
