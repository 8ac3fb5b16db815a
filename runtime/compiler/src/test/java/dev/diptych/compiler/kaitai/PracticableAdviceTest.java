package dev.diptych.compiler.kaitai;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.compiler.SpecThread;
import dev.diptych.ksy.Modules;
import dev.diptych.ksy.SpecException;
import dev.diptych.model.diagnostic.Diagnostic;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Advice on names is followed until there is none; the spec stays valid. */
class PracticableAdviceTest {
  private static final Pattern RENAME = Pattern.compile("use `(\\w+)` instead of `(\\w+)`.*");

  @TempDir private Path folder;

  /** The fields of a spec without braces, and the number of names that change. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "id: n, type: u1; id: x, type: u1, repeat: expr, repeat-expr: n | 1",
        "id: n, type: u1; id: x, size: n | 1",
        "id: n, type: u1; id: m, type: u1; id: x, size: n; id: y, size: m | 2",
        // One count of two lists, one size of two fields, a count that is a size as well.
        "id: n, type: u1; id: x, type: u1, repeat: expr, repeat-expr: n;"
            + " id: y, type: u2, repeat: expr, repeat-expr: n | 0",
        "id: n, type: u1; id: x, size: n; id: y, size: n | 0",
        "id: n, type: u1; id: x, size: n, repeat: expr, repeat-expr: n | 0",
        "id: n, type: u1; id: x, size: n; id: y, type: u1, repeat: expr, repeat-expr: n | 0",
        // The name belongs to another field.
        "id: n, type: u1; id: num_x, type: u1; id: x, type: u1, repeat: expr, repeat-expr: n | 0",
        "id: n, type: u1; id: len_x, type: u1; id: x, size: n | 0",
        "id: num_x, type: u1; id: x, type: u1, repeat: expr, repeat-expr: num_x | 0"
      })
  void adviceCanBeFollowed(String fields, int changes) throws Exception {
    StringBuilder spec = new StringBuilder("meta: {id: test, endian: le}\nseq:\n");
    for (String field : fields.split(";", -1)) {
      spec.append("  - {").append(field.strip()).append("}\n");
    }
    String text = spec.toString();
    int followed = 0;
    for (List<Diagnostic> advice = advice(text); !advice.isEmpty(); advice = advice(text)) {
      Matcher rename = RENAME.matcher(advice.get(0).message());
      assertThat(rename.matches()).isTrue();
      text = text.replaceAll("\\b" + rename.group(2) + "\\b", rename.group(1));
      assertThat(++followed).isLessThanOrEqualTo(changes);
    }
    assertThat(followed).isEqualTo(changes);
  }

  private List<Diagnostic> advice(String spec) throws Exception {
    Path file = Files.writeString(folder.resolve("test.ksy"), spec);
    return SpecThread.call(file, () -> check(file));
  }

  private static List<Diagnostic> check(Path file) throws SpecException {
    try {
      Modules modules = Modules.load(file, List.of());
      return KaitaiCompiler.with(List.of()).check(modules).warnings();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
