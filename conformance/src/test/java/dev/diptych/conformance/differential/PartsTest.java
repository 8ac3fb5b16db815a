package dev.diptych.conformance.differential;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.conformance.features.RootParameters;
import dev.diptych.conformance.oracle.OracleCase;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Parts;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Proven;
import dev.diptych.twin.Selection;
import dev.diptych.twin.WholeRequiredException;
import java.io.ByteArrayInputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Conversion in parts gives what conversion of the whole file gives, or does nothing: for every
 * file and for longer ones made from it, as they are and with changed bytes.
 */
class PartsTest {
  private static final int[] SIZES = {256, 1000, 1 << 14};
  private static final int CHANGED = 20;

  private final TreeSet<String> specs = new TreeSet<>();
  private int same;
  private int nothing;

  @Test
  void isTheSameAsConversionOfTheWhole() throws Exception {
    for (OracleCase each : Cases.all(false)) {
      Engine engine = engine(each);
      Parts parts = engine.parts(Selection.ANY).parts();
      if (parts != null) {
        specs.add(each.name());
        for (byte[] file : each.files().values()) {
          compare(engine, parts, file);
        }
      }
    }
    assertThat(specs).hasSizeGreaterThanOrEqualTo(5);
    assertThat(same).isGreaterThan(500);
    assertThat(nothing).isGreaterThan(100);
  }

  private static Engine engine(OracleCase each) throws Exception {
    LoadedSpec spec = SpecLoader.load(each.ksy(), each.imports());
    return RootParameters.given(
        Engine.of(spec.schema(), spec.spec()), each.ksy().resolveSibling(""));
  }

  private void compare(Engine engine, Parts parts, byte[] file) {
    both(engine, parts, file);
    byte[] longer = longer(engine, file);
    if (longer.length > 0) {
      both(engine, parts, longer);
      Random random = new Random(longer.length);
      for (int i = 0; i < CHANGED; i++) {
        byte[] changed = longer.clone();
        changed[random.nextInt(changed.length)] ^= (byte) (1 << random.nextInt(8));
        both(engine, parts, changed);
      }
    }
  }

  /** A file with the elements of the last list several times; empty if there are none. */
  private static byte[] longer(Engine engine, byte[] file) {
    LocatedDocument opened = opened(engine, file);
    if (opened == null) {
      return new byte[0];
    }
    Struct root = opened.document().root();
    String list = root.type().fields().get(root.type().fields().size() - 1).id();
    if (!(root.get(list) instanceof Sequence sequence) || sequence.elements().isEmpty()) {
      return new byte[0];
    }
    int times = 1 + 4000 / Math.max(1, file.length);
    List<Value> elements = new ArrayList<>();
    Collections.nCopies(times, sequence.elements()).forEach(elements::addAll);
    Struct longer = root.with(list, new Sequence(elements));
    return engine
        .encode("longer", opened.with(new Document(opened.document().schema(), longer)))
        .value()
        .map(encoded -> encoded.toArray())
        .orElse(new byte[0]);
  }

  private static @Nullable LocatedDocument opened(Engine engine, byte[] file) {
    return engine.openBinary("file", ByteBuffer.wrap(file), Selection.ANY).value().orElse(null);
  }

  private void both(Engine engine, Parts parts, byte[] file) {
    LocatedDocument opened = opened(engine, file);
    byte[] text =
        opened == null
            ? null
            : new Proof(engine).print("file", ByteBuffer.wrap(file), opened).value().orElse(null);
    int random = 100 + new Random(file.length).nextInt(3000);
    for (int size : new int[] {SIZES[0], SIZES[1], SIZES[2], random}) {
      Parts some = parts.ofSize(size);
      same(some.text("file", new ByteArrayInputStream(file)), text);
      if (text != null) {
        same(some.binary("text", new ByteArrayInputStream(text), Selection.ANY), file);
      }
    }
    if (text != null) {
      texts(engine, parts.ofSize(SIZES[0]), text);
    }
  }

  /** The same for texts that are not as they are printed. */
  private void texts(Engine engine, Parts parts, byte[] text) {
    Random random = new Random(text.length);
    for (int i = 0; i < CHANGED; i++) {
      byte[] changed = text.clone();
      changed[random.nextInt(changed.length)] = (byte) " \n{}=#0aZ\"".charAt(random.nextInt(10));
      byte[] file =
          engine
              .openText("text", changed, Selection.ANY)
              .value()
              .flatMap(opened -> engine.encode("text", opened).value())
              .map(encoded -> encoded.toArray())
              .orElse(null);
      same(parts.binary("text", new ByteArrayInputStream(changed), Selection.ANY), file);
    }
  }

  private void same(Proven inParts, byte @Nullable [] whole) {
    try {
      byte[] found = inParts.bytes().value().orElseThrow();
      assertThat(found).isEqualTo(whole);
      same++;
    } catch (WholeRequiredException e) {
      nothing++;
    }
  }
}
