package dev.diptych.conformance.authored;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.authoring.AuthoredTexts;
import dev.diptych.authoring.evaluate.Includes;
import dev.diptych.authoring.evaluate.Report;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Generated authored texts mean the rows that their generator calculates by itself. */
class ExpansionPropertyTest {
  private static final Includes NO_FILES =
      new Includes() {
        @Override
        public String identity() {
          return "generated";
        }

        @Override
        public Optional<Included> read(String file, int maxBytes, Origin statement, Report report) {
          return Optional.empty();
        }
      };

  @Property(tries = 2000)
  void compilesToTheRowsThatAreMeant(@ForAll long seed, @ForAll @IntRange(max = 3) int target) {
    TextGenerator generator = new TextGenerator(seed, Target.ALL.get(target));
    Engine engine = new AuthoredCase(Path.of(""), "", Target.ALL.get(target).options()).engine();
    String authored = generator.authored();
    String plain = generator.plain();
    // The spec counts rows in one byte.
    Assume.that(generator.rows() < 256 || !Target.ALL.get(target).equals(Target.PATH));
    LocatedDocument expanded = opened(engine, authored);
    byte[] bytes = bytes(engine, expanded);
    assertThat(bytes).as(() -> authored + plain).isEqualTo(bytes(engine, plainText(engine, plain)));
    byte[] printed = printed(engine, expanded);
    LocatedDocument again = opened(engine, new String(printed, UTF_8));
    assertThat(bytes(engine, again)).isEqualTo(bytes);
    assertThat(printed(engine, again)).isEqualTo(printed);
    assertThat(printed).isEqualTo(printed(engine, plainText(engine, plain)));
  }

  private static LocatedDocument opened(Engine engine, String text) {
    Result<LocatedDocument> result =
        new AuthoredTexts(engine, List::of, NO_FILES, 1)
            .openText("generated", ByteBuffer.wrap(text.getBytes(UTF_8)), Selection.ANY);
    assertThat(result.diagnostics().stream().filter(Diagnostic::isError)).as(text).isEmpty();
    return result.value().orElseThrow();
  }

  private static LocatedDocument plainText(Engine engine, String text) {
    return engine.openText("plain", text.getBytes(UTF_8), Selection.ANY).value().orElseThrow();
  }

  private static byte[] bytes(Engine engine, LocatedDocument opened) {
    return engine.encode("generated", opened).value().orElseThrow().toArray();
  }

  private static byte[] printed(Engine engine, LocatedDocument opened) {
    LocatedDocument unlocated = LocatedDocument.unlocated("generated", opened.document());
    return new Proof(engine).print(unlocated).value().orElseThrow();
  }
}
