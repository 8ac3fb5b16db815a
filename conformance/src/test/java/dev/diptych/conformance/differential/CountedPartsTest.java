package dev.diptych.conformance.differential;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Parts;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Proven;
import dev.diptych.twin.Selection;
import dev.diptych.twin.WholeRequiredException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A last list whose number of elements is in fields before it is converted in parts, with the
 * results of the whole way.
 */
class CountedPartsTest {
  private static final int ELEMENTS = 200;
  private static final int SIZE = 256;

  private static final String TYPES =
      """
      types:
        head:
          seq:
            - {id: name, type: str, size: 4, encoding: ASCII}
            - {id: num, type: u2}
            - {id: flags, type: u1}
        entry:
          seq:
            - {id: len, type: u1}
            - {id: name, type: str, size: len, encoding: UTF-8}
            - {id: kind, type: u1}
            - {id: place, type: place, if: kind == 255}
        place:
          seq:
            - {id: at, type: u4}
          instances:
            first: {pos: at, type: u1}
      """;

  /** How a file gives the number of its entries. */
  private enum Form {
    FIELD("[{id: num, type: u4}, {id: entries, type: entry, repeat: expr, repeat-expr: num}]") {
      @Override
      byte[] head(int count) {
        return new byte[] {(byte) count, (byte) (count >> 8), 0, 0};
      }
    },
    BYTE("[{id: num, type: u1}, {id: entries, type: entry, repeat: expr, repeat-expr: num}]") {
      @Override
      byte[] head(int count) {
        return new byte[] {(byte) count};
      }
    },
    HEADER(
        "[{id: head, type: head}, {id: entries, type: entry, repeat: expr, repeat-expr: head.num}]") {
      @Override
      byte[] head(int count) {
        return new byte[] {'n', 'a', 'm', 'e', (byte) count, (byte) (count >> 8), 7};
      }
    },
    PRODUCT(
        "[{id: w, type: u1}, {id: h, type: u1},"
            + " {id: entries, type: entry, repeat: expr, repeat-expr: w * h}]") {
      @Override
      byte[] head(int count) {
        return new byte[] {(byte) (count / 2), 2};
      }
    },
    LESS(
        "[{id: num, type: u2}, {id: len, type: u1}, {id: name, size: len},"
            + " {id: entries, type: entry, repeat: expr, repeat-expr: num - 1}]") {
      @Override
      byte[] head(int count) {
        return new byte[] {(byte) (count + 1), (byte) ((count + 1) >> 8), 1, 'n'};
      }
    };

    final String sequence;

    Form(String sequence) {
      this.sequence = sequence;
    }

    abstract byte[] head(int count);

    byte[] file(int count, int elements) {
      ByteArrayOutputStream file = new ByteArrayOutputStream();
      file.writeBytes(head(count));
      for (int i = 0; i < elements; i++) {
        byte[] name = ("e" + "x".repeat(i % 7) + i).getBytes(UTF_8);
        file.write(name.length);
        file.writeBytes(name);
        file.write(i % 200);
      }
      return file.toByteArray();
    }
  }

  @TempDir Path folder;

  private Engine engine(String sequence) throws Exception {
    return SpecInParts.engine(folder, "counted", sequence, TYPES);
  }

  private static Parts parts(Engine engine) {
    return SpecInParts.parts(engine).ofSize(SIZE);
  }

  /** Texts of what {@link #text} and {@link #binary} return where the whole is needed. */
  private static final byte[] WHOLE = "whole".getBytes(UTF_8);

  private static byte[] inParts(Proven converted) {
    try {
      return converted.bytes().value().orElseThrow();
    } catch (WholeRequiredException e) {
      return WHOLE;
    }
  }

  private static byte[] text(Engine engine, byte[] file) {
    return inParts(parts(engine).text("file", new ByteArrayInputStream(file)));
  }

  private static byte[] binary(Engine engine, byte[] text) {
    return inParts(parts(engine).binary("text", new ByteArrayInputStream(text), Selection.ANY));
  }

  private static byte @Nullable [] wholeText(Engine engine, byte[] file) {
    return engine
        .openBinary("file", ByteBuffer.wrap(file), Selection.ANY)
        .value()
        .flatMap(opened -> new Proof(engine).print("file", ByteBuffer.wrap(file), opened).value())
        .orElse(null);
  }

  private static Result<byte[]> wholeFile(Engine engine, byte[] text) {
    Result<LocatedDocument> opened = engine.openText("text", text, Selection.ANY);
    return opened.ok()
        ? engine.encode("text", opened.value().orElseThrow()).map(file -> file.toArray())
        : Result.failed(opened.diagnostics());
  }

  @ParameterizedTest
  @EnumSource
  void isConvertedAsAWhole(Form form) throws Exception {
    Engine engine = engine(form.sequence);
    for (int count : new int[] {ELEMENTS, 2, 60}) {
      byte[] file = form.file(count, count);
      byte[] text = text(engine, file);
      assertThat(text).isEqualTo(wholeText(engine, file));
      assertThat(binary(engine, text)).isEqualTo(file);
    }
  }

  /** Files that are rejected, or have other bytes at their end. */
  @ParameterizedTest
  @EnumSource
  void needsTheWholeForAnotherCount(Form form) throws Exception {
    Engine engine = engine(form.sequence);
    byte[] file = form.file(ELEMENTS, ELEMENTS);
    for (byte[] other :
        List.of(
            form.file(ELEMENTS - 2, ELEMENTS),
            form.file(ELEMENTS + 2, ELEMENTS),
            form.file(2, ELEMENTS),
            form.file(0, ELEMENTS),
            Arrays.copyOf(file, file.length - 1),
            Arrays.copyOf(file, file.length + 1),
            Arrays.copyOf(file, file.length + 2000))) {
      assertThat(text(engine, other)).isEqualTo(WHOLE);
    }
  }

  @Test
  void needsTheWholeIfTheFieldCannotHaveTheNumber() throws Exception {
    byte[] file = Form.FIELD.file(300, 300);
    byte[] text = text(engine(Form.FIELD.sequence), file);
    Engine engine = engine(Form.BYTE.sequence);
    assertThat(binary(engine, text)).isEqualTo(WHOLE);
    assertThat(wholeFile(engine, text).diagnostics())
        .extracting(Diagnostic::code)
        .containsExactly("too-many");
  }

  /** A text that gives the number is read as a whole, which checks it. */
  @ParameterizedTest
  @CsvSource({"FIELD, num", "BYTE, num"})
  void isCheckedIfTheTextGivesTheNumber(Form form, String name) throws Exception {
    Engine engine = engine(form.sequence);
    String text = new String(text(engine, form.file(ELEMENTS, ELEMENTS)), UTF_8);
    for (int given = 0; given <= ELEMENTS; given++) {
      String line = name + " = " + given + "\n";
      for (String other :
          List.of(
              text.replaceFirst("\n", "\n" + line),
              text.replaceFirst("Eof\n\\z", line + "Eof\n"))) {
        byte[] bytes = other.getBytes(UTF_8);
        assertThat(wholeFile(engine, bytes).ok()).isEqualTo(given == ELEMENTS);
        assertThat(binary(engine, bytes)).isEqualTo(WHOLE);
      }
    }
  }

  @Test
  void isCheckedIfTheTextGivesTheNumberInAHeader() throws Exception {
    Engine engine = engine(Form.HEADER.sequence);
    byte[] file = Form.HEADER.file(ELEMENTS, ELEMENTS);
    String text = new String(text(engine, file), UTF_8);
    assertThat(text).contains("name = \"name\"\n");
    for (int given = 0; given <= ELEMENTS; given++) {
      byte[] bytes =
          text.replaceFirst("name = \"name\"\n", "name = \"name\"\nnum = " + given + "\n")
              .getBytes(UTF_8);
      assertThat(wholeFile(engine, bytes).ok()).as("%d", given).isEqualTo(given == ELEMENTS);
      assertThat(binary(engine, bytes)).isEqualTo(WHOLE);
    }
  }

  @Test
  void isCheckedIfTheTextGivesFactors() throws Exception {
    Engine engine = engine(Form.PRODUCT.sequence);
    String text = new String(text(engine, Form.PRODUCT.file(ELEMENTS, ELEMENTS)), UTF_8);
    byte[] other = text.replaceFirst("w = 100", "w = 99").getBytes(UTF_8);
    assertThat(binary(engine, other)).isEqualTo(WHOLE);
    assertThat(wholeFile(engine, other).diagnostics())
        .extracting(Diagnostic::code)
        .containsExactly("inconsistent");
  }

  /** Rows and tuples are read in the general way, which is one part's way, too. */
  @Test
  void mayHaveOtherFormsOfElements() throws Exception {
    Engine engine = engine(Form.FIELD.sequence);
    byte[] file = Form.FIELD.file(ELEMENTS, ELEMENTS);
    String text = new String(text(engine, file), UTF_8);
    String other = text.replaceAll("(name = \"ex+\\d+\")\n", "$1 # a comment\n");
    assertThat(other).isNotEqualTo(text);
    assertThat(binary(engine, other.getBytes(UTF_8))).isEqualTo(file);
    String crowded = text.replaceAll("\n  name = ", "\n  name   =  ");
    assertThat(crowded).isNotEqualTo(text);
    assertThat(binary(engine, crowded.getBytes(UTF_8))).isEqualTo(file);
  }

  /** A struct that is at a position, or has one, requires the whole file: only files with it do. */
  @Test
  void needsTheWholeForSomeStructs() throws Exception {
    Engine engine = engine(Form.FIELD.sequence);
    byte[] file = Form.FIELD.file(ELEMENTS, ELEMENTS);
    ByteArrayOutputStream placed = new ByteArrayOutputStream();
    placed.writeBytes(file);
    placed.writeBytes(new byte[] {1, 'z', (byte) 255, 5, 0, 0, 0});
    byte[] bytes = placed.toByteArray();
    bytes[0]++;
    byte[] text = wholeText(engine, bytes);
    assertThat(text).isNotNull();
    Proven converted = parts(engine).text("file", new ByteArrayInputStream(bytes));
    assertThat(reason(converted)).isEqualTo("first is at a position");
    Proven back = parts(engine).binary("text", new ByteArrayInputStream(text), Selection.ANY);
    assertThat(reason(back)).isEqualTo("first is at a position");
  }

  private static String reason(Proven converted) {
    try {
      converted.bytes();
      return "";
    } catch (WholeRequiredException e) {
      return e.reason();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "num | [{id: num, type: u4}, {id: also, type: u1, if: num > 3},"
            + " {id: entries, type: entry, repeat: expr, repeat-expr: num}]",
        "up to the end | [{id: entries, type: entry, repeat: expr, repeat-expr: 3}]",
        "_io | [{id: entries, type: entry, repeat: expr, repeat-expr: _io.size}]",
      })
  void tellsWhatRequiresTheWhole(String words, String sequence) throws Exception {
    Parts.Choice choice = engine(sequence).parts(Selection.ANY);
    assertThat(choice.parts() == null ? choice.obstacle() : "").contains(words);
  }

  @Test
  void isNotWrittenToWhatCannotBeChanged() throws Exception {
    Engine engine = engine(Form.FIELD.sequence);
    byte[] file = Form.FIELD.file(ELEMENTS, ELEMENTS);
    byte[] text = text(engine, file);
    Proven converted = parts(engine).binary("text", new ByteArrayInputStream(text), Selection.ANY);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    String reason = "";
    try {
      converted.writeTo(out);
    } catch (WholeRequiredException e) {
      reason = e.reason();
    }
    assertThat(reason).isEqualTo("the number of elements is written before them");
    assertThat(out.size()).isZero();
  }
}
