package dev.diptych.compiler.load;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.ir.Spec;
import dev.diptych.ksy.Modules;
import dev.diptych.ksy.resolve.SpecReader;
import dev.diptych.model.diagnostic.Diagnostic;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A line of generated Java leads back to what it comes from. */
class GeneratedPlaceTest {
  private static final String KSY =
      """
      meta:
        id: some_spec
      seq:
        - id: first_field
          type: inner(1)
      types:
        inner:
          params:
            - id: wanted
              type: u1
          seq:
            - id: second_field
              type: u1
          instances:
            sum_of_all:
              value: 1
      enums:
        kind_of:
          1: one
      """;

  private static final String JAVA =
      """
      public class SomeSpec extends KaitaiStruct.ReadWrite {

          public enum KindOf {
              ONE(1);
          }
          public SomeSpec(KaitaiStream _io) {
          }
          public void _read() {
              this.firstField = new Inner(this._io);
          }
          public static class Inner extends KaitaiStruct.ReadWrite {
              public void _read() {
                  this.secondField = this._io.readU1();
              }
              public Integer sumOfAll() {
                  return wanted() + 1;
              }
          }
          private Inner firstField;
      }
      """;

  @TempDir private Path temp;

  @Test
  void fieldsAreFoundByTheirNames() throws Exception {
    assertThat(place("this.firstField =")).isEqualTo("4:9 first_field");
    assertThat(place("private Inner firstField")).isEqualTo("4:9 first_field");
    assertThat(place("this.secondField =")).isEqualTo("12:13 second_field");
    assertThat(place("return wanted()")).isEqualTo("9:13 wanted");
    assertThat(place("public Integer sumOfAll")).isEqualTo("15:7 sum_of_all");
  }

  @Test
  void otherLinesAreLocatedAtTheType() throws Exception {
    assertThat(place("ONE(1)")).isEqualTo("18:3 kind_of");
    assertThat(place("public static class Inner")).isEqualTo("7:3 inner");
    assertThat(place("public SomeSpec(")).isEqualTo("2:7 some_spec");
  }

  @Test
  void unknownClassesAreLocatedAtTheIdOfTheSpec() throws Exception {
    Path ksy = Files.writeString(temp.resolve("some_spec.ksy"), KSY);
    GeneratedLocation places = new GeneratedLocation(spec(ksy));
    Diagnostic at =
        Diagnostic.error("unsupported-spec", places.of("public class Other {\n}\n", 1), "");
    assertThat(Place.of(at)).isEqualTo(ksy + ":2:7 some_spec");
  }

  private String place(String beginning) throws Exception {
    Path ksy = Files.writeString(temp.resolve("some_spec.ksy"), KSY);
    GeneratedLocation places = new GeneratedLocation(spec(ksy));
    List<String> lines = JAVA.lines().map(String::strip).toList();
    int number = 1;
    while (!lines.get(number - 1).startsWith(beginning)) {
      number++;
    }
    Diagnostic at = Diagnostic.error("unsupported-spec", places.of(JAVA, number), "");
    return Place.of(at).replace(ksy + ":", "");
  }

  private static Spec spec(Path ksy) throws Exception {
    return Objects.requireNonNull(SpecReader.read(Modules.load(ksy, List.of())).spec());
  }
}
