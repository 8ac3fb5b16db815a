package dev.diptych.spectools.golden;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.diptych.ksy.SpecException;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Repeat;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.example.Example;
import dev.diptych.spectools.example.SpecExample;
import dev.diptych.text.shape.ChoiceNames;
import dev.diptych.text.shape.UnknownItems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Examples of every spec in the repository compile. Those of which none does stand in {@code
 * no-example.tsv} with the reason; one that has got better must be taken out.
 */
class ExamplesTest {
  private static final String WITHOUT = "no-example.tsv";

  /** Fields that an example does not show, with reasons. */
  private static final String NOT_SHOWN = "not-shown.tsv";

  static Stream<String> specs() throws IOException {
    return Specs.below(Specs.REPOSITORY).stream()
        .map(spec -> Specs.REPOSITORY.relativize(spec).toString().replace('\\', '/'));
  }

  @ParameterizedTest
  @MethodSource("specs")
  void compiles(String spec) throws IOException {
    SpecView view = view(spec);
    assumeTrue(view != null, "it is there to be refused");
    SpecExample example = Example.of(spec, view);
    assertThat(example.text()).endsWith("Eof\n");
    assertThat(example.compiles()).isEqualTo(!known(WITHOUT).containsKey(spec));
    assertThat(example.diagnostics()).extracting(Diagnostic::isError).doesNotContain(true);
    assertThat(example.diagnostics()).hasSize(example.compiles() ? 0 : 1);
  }

  @ParameterizedTest
  @MethodSource("specs")
  void showsEveryField(String spec) throws IOException {
    SpecView view = view(spec);
    assumeTrue(view != null && view.schema().refusal() == null, "it is there to be refused");
    Set<String> words =
        new HashSet<>(Arrays.asList(Example.of(spec, view).text().split("\\W+", -1)));
    List<String> missing = new ArrayList<>();
    for (StructType struct : view.schema().structs().values()) {
      for (Field field : struct.fields()) {
        if (named(view, struct, field) && !mentioned(view, struct, field, words)) {
          missing.add(struct.name() + "/" + field.id());
        }
      }
    }
    String reason = known(NOT_SHOWN).get(spec);
    assertThat(missing).isEqualTo(reason == null ? List.of() : List.of(reason.split("\t", -1)[0]));
  }

  /** Whether a text has a name for {@code field}: no derived value, no struct of one value. */
  private static boolean named(SpecView view, StructType struct, Field field) {
    boolean box = view.struct(struct.name()).box();
    boolean kinds =
        view.schema().structs().values().stream()
            .flatMap(each -> each.fields().stream())
            .filter(each -> each.elements() != null && each.repeat() instanceof Repeat.Counted)
            .anyMatch(
                each ->
                    each.type() instanceof Type.Nested nested
                        && nested.struct().equals(struct.name()));
    boolean root = struct.equals(view.schema().root());
    boolean single = !root && view.shapes().single(struct).isPresent();
    return !box
        && !kinds
        && !single
        && !field.derived()
        && !(field.type() instanceof Type.Packing)
        && !UnknownItems.holds(view.schema(), field.type())
        && field.elements() == null;
  }

  private static boolean mentioned(
      SpecView view, StructType struct, Field field, Set<String> words) {
    ChoiceNames names = new ChoiceNames(field);
    Stream<String> cases =
        field.type() instanceof Type.Switched many
            ? many.structs().stream().flatMap(s -> Stream.of(names.block(s), names.attribute(s)))
            : Stream.of();
    Stream<String> own = Stream.of(field.id(), field.name(), field.attribute());
    boolean zipped =
        struct.zips().stream()
            .anyMatch(zip -> zip.fields().contains(field.id()) && words.contains(zip.name()));
    boolean rows = view.shapes().of(struct).rows() == struct.fields().indexOf(field);
    return zipped || rows || Stream.concat(own, cases).anyMatch(words::contains);
  }

  @Test
  void endlessSpecsAreNamed(@TempDir Path folder) throws IOException, SpecException {
    Path spec = folder.resolve("endless.ksy");
    String text = "{meta: {id: endless}, seq: [{id: top, type: pair}], types: {pair: {seq: [%s]}}}";
    Files.writeString(
        spec,
        text.formatted(
            "{id: size, type: u1}, {id: left, type: {switch-on: size, cases: {_: pair}}}"));
    SpecExample example = Example.of("endless.ksy", Specs.view(spec));
    assertThat(example.compiles()).isFalse();
    assertThat(example.diagnostics().get(0).message())
        .endsWith("each pair contains another one in left");
    assertThat(example.diagnostics().get(0).help().get(0)).startsWith("let left end: ");
  }

  @Test
  void listedFailuresExist() throws IOException {
    assertThat(known(WITHOUT)).allSatisfy((spec, why) -> assertThat(why).isNotBlank());
    assertThat(known(WITHOUT).keySet())
        .allMatch(spec -> Files.exists(Specs.REPOSITORY.resolve(spec)));
    assertThat(known(NOT_SHOWN).keySet())
        .allMatch(spec -> Files.exists(Specs.REPOSITORY.resolve(spec)));
  }

  private static SpecView view(String spec) throws IOException {
    try {
      return Specs.view(Specs.REPOSITORY.resolve(spec));
    } catch (SpecException e) {
      return null;
    }
  }

  private static Map<String, String> known(String list) throws IOException {
    Map<String, String> known = new TreeMap<>();
    for (String line : Files.readAllLines(Specs.RESOURCES.resolve(list))) {
      List<String> parts = List.of(line.split("\t", 2));
      known.put(parts.get(0), parts.get(1));
    }
    return known;
  }
}
