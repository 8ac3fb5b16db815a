package dev.diptych.spectools.diff.trial;

import dev.diptych.spectools.diff.change.SpecDifference;
import dev.diptych.spectools.diff.pair.SpecPair;
import dev.diptych.spectools.diff.pair.StructPair;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Which differences a file shows.
 *
 * @param specs the specs; differences are named by the new one
 * @param breaking the differences that break such files
 */
record Attribution(SpecPair specs, List<SpecDifference> breaking) {
  /** The differences that {@code finding} about {@code sample} shows; empty if that is unclear. */
  Set<SpecDifference> of(Finding finding, Sample sample) {
    if (breaking.size() == 1) {
      return Set.copyOf(breaking);
    }
    boolean header = isHeaderCode(finding) && breaking.stream().anyMatch(Attribution::isHeader);
    Set<SpecDifference> named = new LinkedHashSet<>();
    for (SpecDifference each : breaking) {
      if (isHeader(each) == header && names(each, finding)) {
        named.add(each);
      }
    }
    return named.isEmpty() ? before(finding) : named;
  }

  private static boolean isHeader(SpecDifference difference) {
    return difference.code().equals("header-changed");
  }

  private static boolean isHeaderCode(Finding finding) {
    return finding.code().equals("unknown-format") || finding.code().equals("unknown-version");
  }

  private boolean names(SpecDifference difference, Finding finding) {
    if (isHeader(difference)) {
      return true;
    }
    int slash = difference.path().lastIndexOf('/');
    StructPair structs = finding.structs();
    String struct = slash < 0 ? difference.path() : difference.path().substring(0, slash);
    boolean own = structs == null || path(structs).equals(struct);
    boolean member = difference.path().contains("::") && difference.code().startsWith("member-");
    Set<String> ids = new LinkedHashSet<>();
    String id =
        difference.path().substring(Math.max(slash, difference.path().lastIndexOf(':')) + 1);
    ids.add(plain(id));
    specs.structs().stream()
        .filter(each -> each.path().equals(struct))
        .flatMap(each -> each.fields().stream())
        .filter(each -> each.after().field().id().equals(id))
        .forEach(each -> ids.add(plain(each.before().field().id())));
    return (own || member) && finding.words().stream().anyMatch(word -> ids.contains(plain(word)));
  }

  private String path(StructPair structs) {
    // The path of a difference has the names of the new spec, whichever reads the files.
    StructPair named =
        specs.struct(structs.before().type().name(), structs.after().type().name()) == null
            ? structs.mirror()
            : structs;
    return named.path();
  }

  /** The last difference in the same struct: it moves the bytes behind it. */
  private Set<SpecDifference> before(Finding finding) {
    StructPair structs = finding.structs();
    if (structs == null) {
      return Set.of();
    }
    SpecDifference last = null;
    for (SpecDifference each : breaking) {
      if (each.path().startsWith(path(structs) + "/")) {
        last = each;
      }
    }
    return last == null ? Set.of() : Set.of(last);
  }

  private static String plain(String word) {
    return word.replace("_", "").toLowerCase(Locale.ROOT);
  }
}
