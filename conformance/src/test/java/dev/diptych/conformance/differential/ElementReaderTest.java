package dev.diptych.conformance.differential;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.model.derive.Allowance;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Value;
import dev.diptych.model.source.Source;
import dev.diptych.text.bind.ElementReader;
import dev.diptych.text.shape.Shapes;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Elements that are read without the whole text are those of the whole text, and nothing is read
 * where that has an error: of printed texts, and of others with changed bytes or lines.
 */
class ElementReaderTest {
  private static final String SPEC =
      """
      meta:
        id: shapes
        endian: le
      seq:
        - id: level
          type: u1
        - id: items
          type: item
          repeat: eos
      types:
        item:
          seq:
            - id: kind
              type: u1
              enum: kinds
            - id: len
              type: u1
            - id: name
              type: str
              size: len
              encoding: UTF-8
            - id: id
              size: 3
            - id: real
              type: f4
            - id: more
              type: s2
              if: kind == kinds::circle
            - id: body
              type:
                switch-on: kind
                cases:
                  kinds::circle: circle
                  kinds::box: box
                  _: other
          instances:
            twice:
              value: len * 2
            label:
              value: name
        circle:
          seq:
            - id: radius
              type: f8
            - id: code
              size: 40
        box:
          seq:
            - id: count
              type: u1
            - id: corners
              type: corner
              repeat: expr
              repeat-expr: count
        corner:
          seq:
            - id: tag
              type: u1
            - id: point
              type: point
        point:
          seq:
            - id: x
              type: s4
            - id: y
              type: u8
        other:
          seq:
            - id: wide
              type: u8
            - id: signed
              type: s8
      enums:
        kinds:
          1: circle
          2: box
      """;

  private static final int FILES = 60;
  private static final int CHANGED = 100;
  private static final String OTHERS = " \n\r\t{}=#()07aZx\"-+.e_\\:\u0000\u007f\u00e9";

  @TempDir java.nio.file.Path folder;
  private Engine engine;
  private Shapes shapes;
  private int list;
  private int read;
  private int left;

  @BeforeEach
  void load() throws Exception {
    java.nio.file.Path ksy = Files.writeString(folder.resolve("shapes.ksy"), SPEC);
    LoadedSpec spec = SpecLoader.load(ksy, List.of());
    engine = Engine.of(spec.schema(), spec.spec());
    shapes = new Shapes(spec.schema());
    list = spec.schema().root().indexOf("items");
  }

  @Test
  void readsWhatTheWholeTextHas() throws IOException {
    Random random = new Random(20261127);
    int printed = 0;
    for (int i = 0; i < FILES; i++) {
      byte[] text = text(file(random));
      int from = firstElement(text);
      Value elements = whole(text).value().orElseThrow().document().root().get(list);
      printed += same("printed", text, from, elements) ? 1 : 0;
      for (int k = 0; k < CHANGED; k++) {
        count(changed(text, from, random), from, elements);
        count(moved(text, from, random), from, elements);
      }
    }
    // A NaN with other bits is left to the parser.
    assertThat(printed).isGreaterThan(FILES - 5);
    assertThat(read).isGreaterThan(1000);
    assertThat(left).isGreaterThan(1000);
  }

  @Test
  void stopsTryingWhereItReadsNothing() throws IOException {
    byte[] text = text(file(new Random(1)));
    int from = firstElement(text);
    byte[] other = new String(text, UTF_8).replace("}\n", "\t}\n").getBytes(UTF_8);
    ElementReader reader = new ElementReader(shapes, shapes.schema().root(), list);
    for (int i = 0; i < 20; i++) {
      assertThat(reader.read(source(other), from, other.length - 4, Allowance.unlimited(), null))
          .isNull();
    }
    assertThat(reader.read(source(text), from, text.length - 4, Allowance.unlimited(), null))
        .isNull();
  }

  private static byte[] file(Random random) {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    file.write(7);
    int count = 1 + random.nextInt(6);
    for (int i = 0; i < count; i++) {
      int kind = random.nextInt(4);
      file.write(kind);
      byte[] name =
          List.of("", "plain", "\u00e4 \u20ac", "a\"b\\\n}").get(random.nextInt(4)).getBytes(UTF_8);
      file.write(name.length);
      file.writeBytes(name);
      bytes(file, 3, random);
      bytes(file, 4, random);
      if (kind == 1) {
        bytes(file, 2 + 8 + 40, random);
      } else if (kind == 2) {
        int corners = random.nextInt(3);
        file.write(corners);
        bytes(file, corners * 13, random);
      } else {
        bytes(file, 16, random);
      }
    }
    return file.toByteArray();
  }

  private static void bytes(ByteArrayOutputStream file, int count, Random random) {
    byte[] bytes = new byte[count];
    if (random.nextInt(4) > 0) {
      random.nextBytes(bytes);
    }
    file.writeBytes(bytes);
  }

  private byte[] text(byte[] file) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap(file);
    LocatedDocument opened = engine.openBinary("file", bytes, Selection.ANY).value().orElseThrow();
    return new Proof(engine).print("file", bytes, opened).value().orElseThrow();
  }

  private static byte[] changed(byte[] text, int from, Random random) {
    byte[] changed = text.clone();
    int at = from + random.nextInt(text.length - from);
    changed[at] = (byte) OTHERS.charAt(random.nextInt(OTHERS.length()));
    return changed;
  }

  /** The text with two of its last lines exchanged, or one left out. */
  private static byte[] moved(byte[] text, int from, Random random) {
    String[] lines = new String(text, from, text.length - from, UTF_8).split("\n", -1);
    int one = random.nextInt(lines.length);
    int other = Math.min(lines.length - 1, one + 1 + random.nextInt(3));
    String line = lines[one];
    lines[one] = random.nextInt(3) == 0 ? "" : lines[other];
    lines[other] = line;
    return (new String(text, 0, from, UTF_8) + String.join("\n", lines)).getBytes(UTF_8);
  }

  private static Source source(byte[] text) {
    return new Source("text", text);
  }

  private Result<LocatedDocument> whole(byte[] text) {
    return engine.openText("text", text, Selection.ANY);
  }

  /** Where the elements begin. */
  private int firstElement(byte[] text) {
    Path path = new Path(Path.ROOT, "items", 0);
    Location at = whole(text).value().orElseThrow().locations().locate(path);
    return ((Location.InText) at).span().start();
  }

  private void count(byte[] text, int from, Value expected) {
    boolean isRead = same(new String(text, UTF_8), text, from, expected);
    read += isRead ? 1 : 0;
    left += isRead ? 0 : 1;
  }

  /** Whether the elements are read, with and without an expectation; they must be the same. */
  private boolean same(String what, byte[] text, int from, Value expected) {
    ElementReader reader = new ElementReader(shapes, shapes.schema().root(), list);
    Sequence found = reader.read(source(text), from, text.length - 4, Allowance.unlimited(), null);
    Sequence again =
        reader.read(
            source(text), from, text.length - 4, Allowance.unlimited(), (Sequence) expected);
    assertThat(again).as(what).isEqualTo(found);
    if (found != null) {
      Result<LocatedDocument> whole = whole(text);
      assertThat(whole.ok()).as(what).isTrue();
      assertThat(whole.value().orElseThrow().document().root().get(list)).as(what).isEqualTo(found);
    }
    return found != null;
  }
}
