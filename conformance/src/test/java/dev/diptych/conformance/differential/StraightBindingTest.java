package dev.diptych.conformance.differential;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.conformance.features.RootParameters;
import dev.diptych.conformance.oracle.OracleCase;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import dev.diptych.twin.TextPath;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * A text has the same values, errors and places whether blocks whose items are in order are bound
 * straight or not: each printed text, and others with changed characters or lines.
 */
class StraightBindingTest {
  private static final int CHANGED = 15;
  private static final int LONGEST = 100_000;

  private int valid;
  private int invalid;

  @Test
  void isTheSameAsTheOther() throws Exception {
    for (OracleCase each : Cases.all(false)) {
      LoadedSpec spec = SpecLoader.load(each.ksy(), each.imports());
      Engine engine =
          RootParameters.given(
              Engine.of(spec.schema(), spec.spec()), each.ksy().resolveSibling(""));
      for (byte[] file : each.files().values()) {
        byte[] text = text(engine, file);
        if (text != null && text.length < LONGEST) {
          compare(each + " printed", engine, text);
          changed(each, engine, text);
        }
      }
    }
    assertThat(valid).isGreaterThan(1000);
    assertThat(invalid).isGreaterThan(1000);
  }

  private static byte @Nullable [] text(Engine engine, byte[] file) {
    ByteBuffer bytes = ByteBuffer.wrap(file);
    return engine
        .openBinary("file", bytes, Selection.ANY)
        .value()
        .flatMap(opened -> new Proof(engine).print("file", bytes, opened).value())
        .orElse(null);
  }

  private void changed(OracleCase of, Engine engine, byte[] text) {
    Random random = new Random(text.length);
    for (int i = 0; i < CHANGED; i++) {
      byte[] one = text.clone();
      one[random.nextInt(one.length)] = (byte) " \n{}=#07aZ\"-".charAt(random.nextInt(12));
      compare(of + " changed", engine, one);
      compare(of + " moved", engine, moved(text, random));
    }
  }

  /** The text with two lines exchanged. */
  private static byte[] moved(byte[] text, Random random) {
    String[] lines = new String(text, ISO_8859_1).split("\n", -1);
    int one = random.nextInt(lines.length);
    int other = Math.min(lines.length - 1, one + 1 + random.nextInt(3));
    String line = lines[one];
    lines[one] = lines[other];
    lines[other] = line;
    return String.join("\n", lines).getBytes(ISO_8859_1);
  }

  private void compare(String what, Engine engine, byte[] text) {
    Result<LocatedDocument> straight = engine.openText("text", text, Selection.ANY);
    Result<LocatedDocument> other =
        engine.reading(TextPath.PLAIN).openText("text", text, Selection.ANY);
    assertThat(shown(straight)).as(what).isEqualTo(shown(other));
    assertThat(straight.ok()).as(what).isEqualTo(other.ok());
    valid += straight.ok() ? 1 : 0;
    invalid += straight.ok() ? 0 : 1;
    if (straight.ok()) {
      LocatedDocument one = straight.value().orElseThrow();
      LocatedDocument same = other.value().orElseThrow();
      Struct root = one.document().root();
      assertThat(root).as(what).isEqualTo(same.document().root());
      places(what, one, same, root, Path.ROOT);
    }
  }

  private static void places(
      String what, LocatedDocument one, LocatedDocument other, @Nullable Value value, Path path) {
    assertThat(place(one, path)).as(what).isEqualTo(place(other, path));
    if (value instanceof Struct struct) {
      for (int i = 0; i < struct.type().fields().size(); i++) {
        String id = struct.type().fields().get(i).id();
        places(what, one, other, struct.get(i), path.field(id));
        List<Value> elements = struct.get(i) instanceof Sequence list ? list.elements() : List.of();
        for (int k = 0; k < Math.min(elements.size(), 50); k++) {
          places(what, one, other, elements.get(k), new Path(path, id, k));
        }
      }
    }
  }

  private static String place(LocatedDocument opened, Path path) {
    return place(opened.locations().locate(path));
  }

  private static String place(Location location) {
    return location instanceof Location.InText at
        ? at.source().inWhole(at.span()) + " " + at.source().position(at.span().start())
        : location.toString();
  }

  /** Diagnostics with their places, but without the text that both are in. */
  private static List<String> shown(Result<LocatedDocument> result) {
    return result.diagnostics().stream()
        .map(d -> d.code() + " " + d.message() + " " + d.help() + " " + place(d.location()))
        .toList();
  }
}
