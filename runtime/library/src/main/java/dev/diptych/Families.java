package dev.diptych;

import dev.diptych.authoring.Vocabulary;
import dev.diptych.family.FormatFamily;
import dev.diptych.model.lint.Lint;
import java.util.List;
import java.util.ServiceLoader;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The format families on the class path, loaded on first use. */
final class Families {
  private @Nullable List<FormatFamily> installed;

  /** Their lints. */
  List<Lint> lints() {
    return all(FormatFamily::lints);
  }

  /** Their words that expand in texts. */
  List<Vocabulary> vocabularies() {
    return all(FormatFamily::vocabularies);
  }

  private <T> List<T> all(Function<FormatFamily, List<T>> part) {
    return installed().stream().map(part).flatMap(List::stream).toList();
  }

  private synchronized List<FormatFamily> installed() {
    if (installed == null) {
      installed =
          ServiceLoader.load(FormatFamily.class, Families.class.getClassLoader()).stream()
              .map(ServiceLoader.Provider::get)
              .toList();
    }
    return installed;
  }
}
