package dev.diptych.conformance.budget;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.FileBytes;
import dev.diptych.twin.Engine;
import dev.diptych.twin.Face;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;

/** Checks that one input is accepted completely, or rejected with a code and a location. */
final class Trial {
  /** Messages of the Java platform that must not reach users. */
  private static final Pattern JAVA =
      Pattern.compile(
          "[a-z]\\.[a-z]+\\.[A-Z]|Exception|Error\\b|\\bnull\\b|out of bounds|cannot be cast"
              + "|Cannot (invoke|read|load|store)|[nN]ewPosition|newLimit|capacity");

  private final Engine engine;

  Trial(Engine engine) {
    this.engine = engine;
  }

  /** Codes of damaged files of which nothing is kept. */
  private static final Set<String> LIMITS = Set.of("too-deep", "too-much", "too-many");

  /** The result for {@code file}: the code of its rejection, or {@code taken}. */
  String file(byte[] file) {
    ByteBuffer bytes = ByteBuffer.wrap(file);
    Result<LocatedDocument> opened = engine.openBinary("file", bytes, Selection.ANY);
    if (!opened.ok()) {
      return refused(opened, file) + damaged(file);
    }
    LocatedDocument value = opened.value().orElseThrow();
    Result<byte[]> text = new Proof(engine).print("file", bytes, value);
    if (!text.ok()) {
      return refused(text, file);
    }
    Result<LocatedDocument> again =
        engine.openText("text", text.value().orElseThrow(), Selection.ANY);
    assertThat(again.diagnostics().stream().filter(Diagnostic::isError)).isEmpty();
    return "taken";
  }

  /** What is kept of a damaged file gives the same bytes back. */
  private String damaged(byte[] file) {
    ByteBuffer bytes = ByteBuffer.wrap(file);
    Result<LocatedDocument> opened = engine.damaged().openBinary("file", bytes, Selection.ANY);
    if (!opened.ok()) {
      String code = refused(opened, file);
      // A file without the beginning of any format is of none.
      boolean other =
          (engine.isShipped() || Face.of(bytes) == Face.TEXT)
              && List.of("bad-magic", "unknown-version", "truncated", "known-variant")
                  .contains(code);
      assertThat(other || LIMITS.contains(code)).as(code).isTrue();
      return "";
    }
    LocatedDocument value = opened.value().orElseThrow();
    Result<byte[]> text = new Proof(engine).print("file", bytes, value);
    assertThat(text.diagnostics()).isEmpty();
    LocatedDocument again =
        engine.openText("text", text.value().orElseThrow(), Selection.ANY).value().orElseThrow();
    assertThat(engine.encode("text", again).value().orElseThrow().sameAs(bytes)).isTrue();
    return isEmpty(value) ? ", nothing kept" : ", kept";
  }

  private static boolean isEmpty(LocatedDocument opened) {
    return Arrays.stream(opened.document().root().toArray()).allMatch(Objects::isNull);
  }

  /** What becomes of {@code text}. */
  String text(byte[] text) {
    Result<LocatedDocument> opened = engine.openText("text", text, Selection.ANY);
    if (!opened.ok()) {
      return refused(opened, text);
    }
    LocatedDocument value = opened.value().orElseThrow();
    Result<FileBytes> file = engine.encode("text", value);
    if (!file.ok()) {
      return refused(file, text);
    }
    Result<Boolean> canonical = new Proof(engine).canonical("text", ByteBuffer.wrap(text), value);
    if (!canonical.ok()) {
      return refused(canonical, text);
    }
    return "taken";
  }

  private static String refused(Result<?> result, byte[] input) {
    int size = input.length;
    for (Diagnostic diagnostic : result.diagnostics()) {
      String told = diagnostic.toString();
      assertThat(diagnostic.code()).as(told).matches("[a-z0-9-]+");
      assertThat(diagnostic.code()).as(told).isNotIn("not-lossless", "internal");
      String words = diagnostic.message() + " " + String.join(" ", diagnostic.help());
      // Text in quotes may come from the input.
      String own = words.replaceAll("'[^']*'|\"[^\"]*\"", "");
      assertThat(isOfJava(own, input)).as(told).isFalse();
      if (diagnostic.location() instanceof Location.InText at) {
        assertThat(at.span().start()).as(told).isBetween(0, size);
        assertThat(at.span().end()).as(told).isBetween(at.span().start(), size);
      } else if (diagnostic.location() instanceof Location.InBytes at) {
        assertThat(at.offset()).as(told).isBetween(0L, (long) size);
      } else {
        assertThat(diagnostic.code()).as(told).isIn("too-deep", "too-many", "more-findings");
      }
    }
    return result.diagnostics().stream()
        .filter(Diagnostic::isError)
        .findFirst()
        .orElseThrow()
        .code();
  }

  /** Whether {@code words} have something of the Java platform that the input does not have. */
  private static boolean isOfJava(String words, byte[] input) {
    String text = new String(input, ISO_8859_1);
    return JAVA.matcher(words).results().anyMatch(found -> !text.contains(found.group()));
  }
}
