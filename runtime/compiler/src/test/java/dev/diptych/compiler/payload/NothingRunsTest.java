package dev.diptych.compiler.payload;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.ksy.SpecException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole specs that would run something when they are loaded, and do not. */
class NothingRunsTest {
  private static final String SAID = "diptych.payload";

  @TempDir private Path temp;

  @AfterEach
  void reset() {
    System.clearProperty(SAID);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "x */ static { System.setProperty(\"diptych.payload\", \"ran\"); } /* ",
        "\\u002a\\u002f static { System.setProperty(\"diptych.payload\", \"ran\"); }"
            + " \\u002f\\u002a",
        "C:\\users",
        "*/ /* \\u"
      })
  void descriptionsDoNotRun(String doc) throws Exception {
    String quoted = "'" + doc.replace("'", "''") + "'";
    LoadedSpec loaded =
        load(
            """
            meta: {id: a, title: DOC, license: DOC, application: DOC}
            doc: DOC
            doc-ref: DOC
            seq:
              - {id: x, type: t, doc: DOC, doc-ref: [DOC, DOC], -orig-id: DOC}
            instances:
              v: {value: 1, doc: DOC, doc-ref: DOC}
              p: {pos: 0, type: u1, doc: DOC, doc-ref: DOC}
            types:
              t:
                doc: DOC
                doc-ref: DOC
                seq:
                  - {id: n, type: u1, enum: e, doc: DOC}
            enums:
              e:
                1: {id: one, doc: DOC, doc-ref: DOC, -orig-id: DOC}
            """
                .replace("DOC", quoted));
    initialise(loaded);
    assertThat(System.getProperty(SAID)).isNull();
    assertThat(loaded.schema().root().fields().get(0).doc()).isEqualTo(doc.strip());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "x */ static { System.setProperty(\"diptych.payload\", \"ran\"); } /* ",
        "\\u002a\\u002f static { System.setProperty(\"diptych.payload\", \"ran\"); } /\\u002a"
      })
  void theDescriptionOfATypeDoesNotRun(String doc) throws Exception {
    initialise(
        load(
            """
            meta: {id: a}
            seq: [{id: x, type: t}]
            types:
              t:
                doc: 'DOC'
                seq: [{id: n, type: u1}]
            """
                .replace("DOC", doc)));
    assertThat(System.getProperty(SAID)).isNull();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "this.x = new E(a, b, _root, System.exit(1)};}//)",
        "this.x = new E(a, b, _root, System.exit(1));",
        "x._raw_y = KaitaiStream.unprocessZlib(z);",
        "new ByteBufferKaitaiStream(",
        "KaitaiStream.processZlib(",
        "\\u0022 + System.exit(1) + \\u0022",
        "\" + System.exit(1) + \"",
        "package q;"
      })
  void stringsInExpressionsAreUnchanged(String text) throws Exception {
    LoadedSpec loaded =
        load(
            """
            meta: {id: a, encoding: UTF-8}
            seq:
              - {id: n, type: u1}
            instances:
              v:
                value: >-
                  'TEXT'
              same:
                value: >-
                  v == 'TEXT'
            """
                .replace("TEXT", text));
    Class<?> type = initialise(loaded);
    Object made = type.getConstructor().newInstance();
    assertThat(type.getMethod("v").invoke(made)).isEqualTo(text);
    assertThat(type.getMethod("same").invoke(made)).isEqualTo(true);
  }

  @Test
  void caseValuesDoNotRun() throws Exception {
    LoadedSpec loaded =
        load(
            """
            meta: {id: a, encoding: UTF-8}
            seq:
              - {id: n, type: strz}
              - id: b
                type:
                  switch-on: n
                  cases:
                    '"\\\\u0022 : System.exit(1);"': t
                    '"this.x = new E(a, b, _root, System.exit(1)};}//)"': t
            types:
              t: {seq: [{id: z, type: u1}]}
            """);
    initialise(loaded);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "type: runtime",
        "type: 'x(1); } static { System.exit(1); } //'",
        "type: java::lang::runtime",
        "type: 'x; static { System.exit(1); } class y'",
        "type: {switch-on: 1, cases: {1: 'x{}'}}",
        "{process: java.lang.process_builder(1), size: 1}",
        "{process: runtime, size: 1}",
        "type: {switch-on: 1, cases: {1: runtime}}"
      })
  void rejectsCodeThatIsNotInTheSpec(String field) {
    String keys = field.startsWith("{") ? field.substring(1, field.length() - 1) : field;
    String spec =
        """
        meta: {id: a, ks-opaque-types: true}
        seq:
          - {id: n, type: u1}
        types:
          unused:
            seq:
              - {id: x, FIELD}
        """
            .replace("FIELD", keys);
    assertThatThrownBy(() -> load(spec))
        .isInstanceOfSatisfying(
            SpecException.class,
            e ->
                assertThat(e.diagnostics().get(0).message())
                    .matches(
                        "(opaque types|custom processes) are not supported|`.*` is not an expression, .*"
                            + "|.+ takes the name of a type, not .*"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-8\\\"); System.exit(1); (\\\"", "\\\\u0022", "a b", "", "#{exit}"})
  void rejectsInvalidNamesOfEncodings(String encoding) {
    for (String place : List.of("meta", "field")) {
      String spec =
          """
          meta: {id: a, encoding: META}
          seq:
            - {id: x, type: str, size: 1, encoding: FIELD}
          """
              .replace(place.toUpperCase(Locale.ROOT), "\"" + encoding + "\"")
              .replaceAll("META|FIELD", "UTF-8");
      assertThatThrownBy(() -> load(spec))
          .isInstanceOfSatisfying(
              SpecException.class,
              e ->
                  assertThat(e.diagnostics().get(0).message())
                      .startsWith("encoding takes the name of an encoding, not "));
    }
  }

  private LoadedSpec load(String spec) throws SpecException, IOException {
    Path file = Files.writeString(temp.resolve("a.ksy"), spec);
    return new SpecLoader(null).load(file, List.of());
  }

  private static Class<?> initialise(LoadedSpec loaded) throws ClassNotFoundException {
    Class<?> root = Class.forName(loaded.schema().className(), true, loaded.loader());
    for (Class<?> inner : root.getDeclaredClasses()) {
      Class.forName(inner.getName(), true, loaded.loader());
    }
    return root;
  }
}
