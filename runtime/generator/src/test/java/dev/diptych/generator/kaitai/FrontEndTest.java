package dev.diptych.generator.kaitai;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.compiler.check.SpecCheck;
import dev.diptych.ir.Spec;
import dev.diptych.ksy.Modules;
import dev.diptych.ksy.SpecException;
import dev.diptych.ksy.resolve.SpecReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The front end against the Kaitai Struct compiler, on every spec of the project: what the compiler
 * accepts has the same records. {@link PublicSpecsTest} does it for public specs.
 */
class FrontEndTest {
  /**
   * What the compiler rejects only when it writes code, if at all: values of wrong types, and what
   * no file can be read by.
   */
  private static final Set<String> STRICTER =
      Set.of(
          "cyc_value.ksy",
          "division-by-zero.ksy",
          "divzero3.ksy",
          "endian-case.ksy",
          "enum-of-value.ksy",
          "flag-after-field.ksy",
          "hugesize.ksy",
          "if-of-value.ksy",
          "in-enum.ksy",
          "itself.ksy",
          "late_count.ksy",
          "late_if.ksy",
          "late_value.ksy",
          "negative-size.ksy",
          "negpos.ksy",
          "negrep.ksy",
          "negsize.ksy",
          "newcomer-e14.ksy",
          "no_comparison.ksy",
          "self_size.ksy",
          "shift2.ksy",
          "size-after-body.ksy",
          "spec-mistake-e14.ksy",
          "valid-any-of.ksy",
          "valid-expression.ksy",
          "valid.ksy");

  /** What only the compiler rejects: numbers of enums beyond 63 bits. */
  private static final Set<String> MILDER = Set.of("enum-key-64-bits/spec.ksy");

  private static final Path PROJECT = Path.of("../..").toAbsolutePath().normalize();

  @TestFactory
  Stream<DynamicTest> recordsEqualThoseOfTheKaitaiCompiler() throws IOException {
    return tests(PROJECT).stream();
  }

  private static List<DynamicTest> tests(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".ksy"))
          .filter(file -> !folder.relativize(file).toString().matches("(.*/)?target/.*"))
          .sorted()
          .map(
              file ->
                  DynamicTest.dynamicTest(
                      folder.relativize(file).toString(), () -> compare(folder, file)))
          .toList();
    }
  }

  private static void compare(Path folder, Path file) throws IOException {
    Modules modules;
    try {
      modules = Modules.load(file, List.of(folder));
    } catch (SpecException e) {
      // It has no records.
      return;
    }
    Spec judge = judge(modules);
    String name = String.valueOf(file.getFileName());
    try {
      Spec own = SpecCheck.of(modules).spec();
      if (judge == null) {
        assertThat(MILDER).contains(file.getParent().getFileName() + "/" + name);
      } else {
        assertThat(SpecDifferences.of(judge, own)).isEmpty();
      }
    } catch (SpecException e) {
      boolean checked = SpecReader.read(modules).spec() != null;
      assertThat(judge == null || checked || STRICTER.contains(name))
          .as("%s: only the front end rejects it: %s", name, e.getMessage())
          .isTrue();
    }
  }

  /** The spec as the compiler reads it; null where it rejects it. */
  private static @Nullable Spec judge(Modules modules) {
    try {
      return KaitaiSpecReader.read(modules, KaitaiCompiler.plain().check(modules).specs());
    } catch (SpecException e) {
      return null;
    }
  }
}
