package dev.diptych.converter;

import dev.diptych.authoring.Vocabulary;
import dev.diptych.family.FormatFamily;
import dev.diptych.model.lint.Lint;
import dev.diptych.model.lint.Repair;
import java.util.List;
import java.util.ServiceLoader;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The format families that apply to a conversion.
 *
 * @param installed the families in their order; called only when one is needed
 */
public record Families(Supplier<List<FormatFamily>> installed) {
  /**
   * The families on a class path, found when the first is needed.
   *
   * @param loader the class loader of that class path
   */
  public static Families of(ClassLoader loader) {
    return new Families(new Loaded(loader)::families);
  }

  /** Their lints. */
  public List<Lint> lints() {
    return all(FormatFamily::lints);
  }

  /** Their repairs. */
  public List<Repair> repairs() {
    return all(FormatFamily::repairs);
  }

  /** Their words that expand in texts. */
  public List<Vocabulary> vocabularies() {
    return all(FormatFamily::vocabularies);
  }

  private <T> List<T> all(Function<FormatFamily, List<T>> part) {
    return installed.get().stream().map(part).flatMap(List::stream).toList();
  }

  /** What a service loader finds, which is not thread-safe itself. */
  private static final class Loaded {
    private final ClassLoader loader;
    private @Nullable List<FormatFamily> families;

    private Loaded(ClassLoader loader) {
      this.loader = loader;
    }

    private synchronized List<FormatFamily> families() {
      if (families == null) {
        families =
            ServiceLoader.load(FormatFamily.class, loader).stream()
                .map(ServiceLoader.Provider::get)
                .toList();
      }
      return families;
    }
  }
}
