package dev.diptych.conformance.authored;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.authoring.AuthoredTexts;
import dev.diptych.authoring.evaluate.Includes;
import dev.diptych.authoring.evaluate.Report;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.Opened;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import dev.diptych.twin.Twin;
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
        public Optional<Included> read(String file, Origin statement, Report report) {
          return Optional.empty();
        }
      };

  @Property(tries = 2000)
  void compilesToTheRowsThatAreMeant(@ForAll long seed, @ForAll @IntRange(max = 3) int target) {
    TextGenerator generator = new TextGenerator(seed, Target.ALL.get(target));
    Twin twin = new AuthoredCase(Path.of(""), "", Target.ALL.get(target).options()).twin();
    String authored = generator.authored();
    String plain = generator.plain();
    // The spec counts rows in one byte.
    Assume.that(generator.rows() < 256 || !Target.ALL.get(target).equals(Target.PATH));
    Opened expanded = opened(twin, authored);
    byte[] bytes = bytes(twin, expanded);
    assertThat(bytes).as(() -> authored + plain).isEqualTo(bytes(twin, plainText(twin, plain)));
    byte[] printed = printed(twin, expanded);
    Opened again = opened(twin, new String(printed, UTF_8));
    assertThat(bytes(twin, again)).isEqualTo(bytes);
    assertThat(printed(twin, again)).isEqualTo(printed);
    assertThat(printed).isEqualTo(printed(twin, plainText(twin, plain)));
  }

  private static Opened opened(Twin twin, String text) {
    Result<Opened> result =
        new AuthoredTexts(twin, List::of, NO_FILES, 1)
            .openText("generated", ByteBuffer.wrap(text.getBytes(UTF_8)), Selection.ANY);
    assertThat(result.diagnostics().stream().filter(Diagnostic::isError)).as(text).isEmpty();
    return result.value().orElseThrow();
  }

  private static Opened plainText(Twin twin, String text) {
    return twin.openText("plain", text.getBytes(UTF_8), Selection.ANY).value().orElseThrow();
  }

  private static byte[] bytes(Twin twin, Opened opened) {
    return twin.encode("generated", opened).value().orElseThrow().toArray();
  }

  private static byte[] printed(Twin twin, Opened opened) {
    Opened unlocated = Opened.unlocated("generated", opened.document());
    return new Proof(twin).print(unlocated).value().orElseThrow();
  }
}
