package dev.diptych.conformance.differential;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Lists at the end of an element of another list, or of a struct, are converted in parts, with the
 * results of the whole way.
 */
class NestedPartsTest {
  private static final String EVENT =
      """
      types:
        event:
          seq:
            - {id: len, type: u1}
            - {id: name, type: str, size: len, encoding: UTF-8}
            - {id: value, type: pair}
          instances:
            twice: {value: len * 2}
        pair:
          seq: [{id: x, type: u1}, {id: y, type: u1}, {id: z, type: u2}]
      """;

  private static final String SIZED =
      EVENT
          + """
        events:
          seq:
            - {id: name, type: u2}
            - {id: event, type: event, repeat: eos}
        sized:
          seq:
            - {id: kind, type: u1}
            - {id: len_events, type: u4}
            - {id: events, size: len_events, type: events}
      """;

  private static final String COUNTED =
      EVENT
          + """
        counted:
          seq:
            - {id: num, type: u2}
            - {id: kind, type: u1}
            - {id: events, type: event, repeat: expr, repeat-expr: num}
          instances:
            big: {value: kind > 7}
      """;

  private static final String BOTH =
      EVENT
          + """
        both:
          seq:
            - {id: num_events, type: u2}
            - {id: len_events, type: u4}
            - {id: events, size: len_events, type: listed}
        listed:
          seq:
            - {id: event, type: event, repeat: expr, repeat-expr: _parent.num_events}
      """;

  private static final String DEEP =
      COUNTED
          + """
        deep:
          seq:
            - {id: num_inner, type: u1}
            - {id: inner, type: counted, repeat: expr, repeat-expr: num_inner}
      """;

  private static final String RIFF =
      SIZED
          + """
        riff:
          seq:
            - {id: form, type: u2}
            - {id: tracks, type: sized, repeat: eos}
      """;

  /** What a file has before its tracks, and how a track is written. */
  private enum Form {
    SIZED(
        "[{id: num, type: u2}, {id: tracks, type: sized, repeat: expr, repeat-expr: num}]",
        NestedPartsTest.SIZED),
    TO_END(
        "[{id: magic, contents: T1}, {id: tracks, type: sized, repeat: eos}]",
        NestedPartsTest.SIZED),
    COUNTED(
        "[{id: num, type: u2}, {id: tracks, type: counted, repeat: expr, repeat-expr: num}]",
        NestedPartsTest.COUNTED),
    BOTH(
        "[{id: num, type: u2}, {id: tracks, type: both, repeat: expr, repeat-expr: num}]",
        NestedPartsTest.BOTH),
    DEEP(
        "[{id: num, type: u2}, {id: decks, type: deep, repeat: expr, repeat-expr: num}]",
        NestedPartsTest.DEEP),
    RIFF(
        "[{id: magic, contents: R1}, {id: len, type: u4}, {id: body, size: len, type: riff}]",
        NestedPartsTest.RIFF),
    STRUCT("[{id: magic, contents: S1}, {id: deck, type: counted}]", NestedPartsTest.COUNTED);

    final String sequence;
    final String types;

    Form(String sequence, String types) {
      this.sequence = sequence;
      this.types = types;
    }

    /**
     * A file.
     *
     * @param lengths how many events its tracks have
     */
    byte[] file(Random random, int... lengths) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      ByteArrayOutputStream tracks = new ByteArrayOutputStream();
      for (int length : lengths) {
        tracks.writeBytes(track(random, length));
      }
      switch (this) {
        case TO_END -> out.writeBytes("T1".getBytes(UTF_8));
        case STRUCT -> out.writeBytes("S1".getBytes(UTF_8));
        case RIFF -> {
          out.writeBytes("R1".getBytes(UTF_8));
          number(out, 4, tracks.size() + 2);
          number(out, 2, 77);
        }
        default -> number(out, 2, lengths.length);
      }
      out.writeBytes(tracks.toByteArray());
      return out.toByteArray();
    }

    private byte[] track(Random random, int length) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      switch (this) {
        case SIZED, TO_END, RIFF -> {
          byte[] events = events(random, length);
          out.write(random.nextInt(200));
          number(out, 4, events.length + 2);
          number(out, 2, random.nextInt(60_000));
          out.writeBytes(events);
        }
        case COUNTED, STRUCT -> counted(out, random, length);
        case BOTH -> {
          byte[] events = events(random, length);
          number(out, 2, length);
          number(out, 4, events.length);
          out.writeBytes(events);
        }
        case DEEP -> {
          int inner = 1 + random.nextInt(3);
          out.write(inner);
          for (int i = 0; i < inner; i++) {
            counted(out, random, i == 0 ? length : random.nextInt(5));
          }
        }
      }
      return out.toByteArray();
    }

    private static void counted(ByteArrayOutputStream out, Random random, int length) {
      number(out, 2, length);
      out.write(random.nextInt(15));
      out.writeBytes(events(random, length));
    }

    private static byte[] events(Random random, int count) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      for (int i = 0; i < count; i++) {
        byte[] name = "}\n  }\n".repeat(random.nextInt(3)).concat("é" + i).getBytes(UTF_8);
        out.write(name.length);
        out.writeBytes(name);
        number(out, 4, random.nextInt());
      }
      return out.toByteArray();
    }

    private static void number(ByteArrayOutputStream out, int width, int value) {
      for (int i = 0; i < width; i++) {
        out.write(value >> (8 * i));
      }
    }

    int[] lengths(Random random) {
      int[] lengths = new int[this == STRUCT ? 1 : 1 + random.nextInt(4)];
      for (int i = 0; i < lengths.length; i++) {
        lengths[i] = 1 + random.nextInt(random.nextBoolean() ? 400 : 8);
      }
      lengths[random.nextInt(lengths.length)] = 200 + random.nextInt(200);
      return lengths;
    }
  }

  private static final int FILES = 6;
  private static final int CHANGED = 15;

  @TempDir Path folder;
  private int nothing;

  private Engine engine(Form form) throws Exception {
    return SpecInParts.engine(folder, "nested", form.sequence, form.types);
  }

  @ParameterizedTest
  @EnumSource
  void isConvertedAsAWhole(Form form) throws Exception {
    Engine engine = engine(form);
    Parts parts = SpecInParts.parts(engine);
    Random random = new Random(form.sequence.length());
    for (int i = 0; i < FILES; i++) {
      byte[] file = form.file(random, form.lengths(random));
      byte[] text = wholeText(engine, file);
      assertThat(text).isNotNull();
      for (int size : new int[] {256, 300 + random.nextInt(1500), 1 << 15}) {
        Parts some = parts.ofSize(size);
        assertThat(reason(some.text("file", new ByteArrayInputStream(file)), text))
            .as("text in parts of %d bytes", size)
            .isEmpty();
        Proven back = some.binary("text", new ByteArrayInputStream(text), Selection.ANY);
        assertThat(reason(back, file)).as("file in parts of %d bytes", size).isEmpty();
      }
    }
  }

  /** A file with an error or an odd form somewhere is converted as a whole, or left to that. */
  @ParameterizedTest
  @EnumSource
  void isTheSameOrNothingForOthers(Form form) throws Exception {
    Engine engine = engine(form);
    Parts parts = SpecInParts.parts(engine).ofSize(300);
    Random random = new Random(100 + form.sequence.length());
    byte[] file = form.file(random, form.lengths(random));
    byte[] text = wholeText(engine, file);
    assertThat(text).isNotNull();
    for (int i = 0; i < CHANGED; i++) {
      byte[] bytes = changed(random, file, i % 3 == 0 ? 12 : file.length);
      reason(parts.text("file", new ByteArrayInputStream(bytes)), wholeText(engine, bytes));
      byte[] other = changedText(random, text, i % 3 == 0 ? 80 : text.length);
      Proven back = parts.binary("text", new ByteArrayInputStream(other), Selection.ANY);
      reason(back, wholeFile(engine, other));
    }
    for (int length : new int[] {file.length - 1, file.length + 1, file.length + 40}) {
      byte[] bytes = Arrays.copyOf(file, length);
      Proven converted = parts.text("file", new ByteArrayInputStream(bytes));
      assertThat(reason(converted, wholeText(engine, bytes))).isNotEmpty();
    }
    assertThat(nothing).isPositive();
  }

  /** A text that has the numbers is read as a whole, which checks them. */
  @ParameterizedTest
  @EnumSource
  void isCheckedIfTheTextGivesNumbers(Form form) throws Exception {
    Engine engine = engine(form);
    Random random = new Random(5);
    byte[] file = form.file(random, form == Form.STRUCT ? new int[] {200} : new int[] {200, 3});
    String text = new String(wholeText(engine, file), UTF_8);
    for (String id : List.of("num", "len", "len_events", "num_inner")) {
      for (int number : new int[] {0, 1, 2, 7, 200, 203}) {
        for (String block :
            List.of("Ver 1\n", "Tracks {\n", "Decks {\n", "Deck {\n", "Inner {\n")) {
          String line = block + id + " = " + number + "\n";
          byte[] other = text.replaceFirst(block.replace("{", "\\{"), line).getBytes(UTF_8);
          if (other.length > text.getBytes(UTF_8).length) {
            Proven back =
                SpecInParts.parts(engine)
                    .ofSize(300)
                    .binary("", new ByteArrayInputStream(other), Selection.ANY);
            assertThat(reason(back, wholeFile(engine, other))).as(line).isNotEmpty();
          }
        }
      }
    }
  }

  /** A text that ends early is rejected, also where an element ends. */
  @ParameterizedTest
  @EnumSource
  void needsTheWholeForTextsThatEndEarly(Form form) throws Exception {
    Engine engine = engine(form);
    Random random = new Random(7);
    byte[] text = wholeText(engine, form.file(random, form.lengths(random)));
    assertThat(text).isNotNull();
    List<Integer> ends = new ArrayList<>();
    for (int i = 1; i < text.length; i++) {
      boolean isEnd = text[i] == '\n' && text[i - 1] == '}';
      boolean isOuter = isEnd && (i < 4 || text[i - 2] == '\n' || text[i - 4] == '\n');
      if (isOuter || (isEnd && random.nextInt(40) == 0)) {
        ends.add(i + 1);
      }
    }
    assertThat(ends).hasSizeGreaterThan(5);
    for (int end : ends) {
      byte[] cut = Arrays.copyOf(text, end);
      Parts parts = SpecInParts.parts(engine).ofSize(300);
      Proven back = parts.binary("text", new ByteArrayInputStream(cut), Selection.ANY);
      assertThat(reason(back, null)).as("%d bytes", end).isNotEmpty();
    }
  }

  private static byte[] changed(Random random, byte[] file, int within) {
    byte[] bytes = file.clone();
    bytes[random.nextInt(within)] ^= (byte) (1 << random.nextInt(8));
    return bytes;
  }

  private static byte[] changedText(Random random, byte[] text, int within) {
    byte[] other = text.clone();
    other[random.nextInt(within)] = (byte) " \n{}=#0aZ\"".charAt(random.nextInt(10));
    return other;
  }

  /** What requires the whole; empty if the result is {@code whole}. */
  private String reason(Proven converted, byte @Nullable [] whole) {
    try {
      assertThat(converted.bytes().value().orElseThrow()).isEqualTo(whole);
      return "";
    } catch (WholeRequiredException e) {
      nothing++;
      return e.reason();
    }
  }

  private static byte @Nullable [] wholeText(Engine engine, byte[] file) {
    return engine
        .openBinary("file", ByteBuffer.wrap(file), Selection.ANY)
        .value()
        .flatMap(opened -> new Proof(engine).print("file", ByteBuffer.wrap(file), opened).value())
        .orElse(null);
  }

  private static byte @Nullable [] wholeFile(Engine engine, byte[] text) {
    Result<LocatedDocument> opened = engine.openText("text", text, Selection.ANY);
    return opened
        .value()
        .flatMap(document -> engine.encode("text", document).value())
        .map(file -> file.toArray())
        .orElse(null);
  }
}
