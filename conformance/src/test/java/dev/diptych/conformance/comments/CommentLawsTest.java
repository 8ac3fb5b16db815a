package dev.diptych.conformance.comments;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.authoring.AuthoredTexts;
import dev.diptych.authoring.comment.KeptComments;
import dev.diptych.authoring.comment.KeptComments.Original;
import dev.diptych.conformance.RepositoryTexts;
import dev.diptych.conformance.format.LexedText;
import dev.diptych.conformance.independent.Animation;
import dev.diptych.conformance.independent.AnimationGenerator;
import dev.diptych.conformance.independent.IndependentWriter;
import dev.diptych.conformance.independent.Options;
import dev.diptych.model.schema.Schema;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;

/** The laws of comments in texts that are printed again. */
class CommentLawsTest {
  private static final Engine ENGINE = Engine.shipped();
  private static final Pattern ROW = Pattern.compile("\\s*(\\S+) \\(.*\\) # row (\\S+)");

  @Test
  void everyTextOfTheRepositoryKeepsItsComments() throws IOException {
    Random random = new Random(Long.getLong("diptych.seed", 17));
    int held = 0;
    for (Path file : RepositoryTexts.all()) {
      byte[] text = Files.readAllBytes(file);
      if (text.length < 5_000) {
        held += holds(file, text) ? 1 : 0;
        held += holds(file, LexedText.of(text, ENGINE).shuffled(random)) ? 1 : 0;
      }
    }
    assertThat(held).isGreaterThan(400);
  }

  private static boolean holds(Path file, byte[] text) {
    AuthoredTexts texts = RepositoryTexts.authored(ENGINE, file);
    Optional<LocatedDocument> opened =
        texts.openText("text", ByteBuffer.wrap(text), Selection.ANY).value();
    if (opened.isEmpty() || !new Proof(ENGINE).print(opened.get()).ok()) {
      return false;
    }
    byte[] plain = texts.commentedPlain("text", ByteBuffer.wrap(text), Selection.ANY);
    byte[] kept = kept(plain, opened.get());
    // Where what follows Eof is data of the file, it has no comments.
    boolean hasTail = opened.get().document().schema().style().tail() != null;
    assertThat(counts(kept, hasTail))
        .as("%s, from%n%s", file, shown(text))
        .isEqualTo(counts(text, hasTail));
    LocatedDocument again = ENGINE.openText("text", kept, Selection.ANY).value().orElseThrow();
    assertThat(again.document())
        .as("%s, from%n%s", file, shown(text))
        .isEqualTo(opened.get().document());
    assertThat(shown(kept(kept, again))).as(file.toString()).isEqualTo(shown(kept));
    return true;
  }

  /** The canonical text of a document with the comments of a text. */
  private static byte[] kept(byte[] text, LocatedDocument opened) {
    Schema schema = opened.document().schema();
    byte[] printed = new Proof(ENGINE).print(opened).value().orElseThrow();
    return KeptComments.put(printed, schema, List.of(Original.of(text, schema)));
  }

  /** The comments by the generated lexer, which the code under test does not use. */
  private static Map<String, Integer> counts(byte[] text, boolean hasTail) {
    LexedText lexed = LexedText.of(text, ENGINE);
    Map<String, Integer> counts = new HashMap<>();
    lexed.texts().stream()
        .takeWhile(part -> !hasTail || !part.equals("Eof"))
        .filter(part -> part.startsWith("#"))
        .forEach(part -> counts.merge(part, 1, Integer::sum));
    for (String line : lexed.head().split("[\r\n]+", -1)) {
      if (line.strip().startsWith("#")) {
        counts.merge(line.strip(), 1, Integer::sum);
      }
    }
    return counts;
  }

  @Property(tries = 15, seed = "20261122")
  void aCommentBesideARowStaysThere(@ForAll @LongRange(min = 0, max = 1L << 40) long seed)
      throws Exception {
    byte[] text = commented(seed);
    for (String command : List.of("mirror -", "thin -", "retime - --speed 0.5")) {
      Run run = Run.of(text, command);
      if (run.code() != 0) {
        continue; // Bytes at offsets of the file cannot follow their place.
      }
      double times = command.startsWith("retime") ? 2 : 1;
      assertThat(counts(run.out(), false)).as(command).isEqualTo(counts(text, false));
      assertThat(rows(run.out(), times)).as(command).isTrue();
    }
  }

  @Property(tries = 15, seed = "20261122")
  void withoutACommentNothingChanges(@ForAll @LongRange(min = 0, max = 1L << 40) long seed)
      throws Exception {
    byte[] plain = text(seed);
    byte[] commented = commented(seed);
    for (String command : List.of("mirror -", "retime - --speed 3", "trim - --from 0.5s")) {
      Run with = Run.of(commented, command);
      Run without = Run.of(plain, command);
      assertThat(with.code()).as(command).isEqualTo(without.code());
      String stripped =
          shown(with.out()).replaceAll("(?m)^ *# .*\n", "").replaceAll("(?m) # [a-z]+ \\S+$", "");
      assertThat(stripped).as(command).isEqualTo(shown(without.out()));
    }
  }

  private static byte[] text(long seed) throws Exception {
    Animation animation = AnimationGenerator.animation(seed, Options.wild());
    byte[] file = IndependentWriter.write(animation);
    String layout = animation.layout().name().toLowerCase(Locale.ROOT);
    Selection selection = new Selection("input_animation", layout);
    LocatedDocument opened =
        ENGINE.openBinary("b", ByteBuffer.wrap(file), selection).value().orElseThrow();
    return new Proof(ENGINE).print("b", ByteBuffer.wrap(file), opened).value().orElseThrow();
  }

  /** A canonical text with comments; those of rows name the key. */
  private static byte[] commented(long seed) throws Exception {
    Random random = new Random(seed);
    StringBuilder text = new StringBuilder();
    int line = 0;
    for (String each : shown(text(seed)).split("\n", -1)) {
      boolean row = each.matches(" +[0-9.e-]+ \\([^\"]*\\)");
      if (random.nextInt(3) == 0 && !each.isEmpty()) {
        text.append("# own ").append(line++).append('\n');
      }
      text.append(each);
      if (row && random.nextInt(3) == 0) {
        text.append(" # row ").append(each.strip().split(" ", 2)[0]);
      } else if (each.endsWith("{") && random.nextInt(3) == 0) {
        text.append(" # open ").append(line++);
      }
      text.append('\n');
    }
    return text.substring(0, text.length() - 1).getBytes(ISO_8859_1);
  }

  /** Whether each comment beside a row names its key, times {@code factor}. */
  private static boolean rows(byte[] text, double factor) {
    for (String line : shown(text).split("\n", -1)) {
      Matcher row = ROW.matcher(line);
      if (row.matches()) {
        float key = Float.parseFloat(row.group(1));
        float named = (float) (Float.parseFloat(row.group(2)) * factor);
        if (key != named) {
          throw new AssertionError(line);
        }
      }
    }
    return true;
  }

  private static String shown(byte[] text) {
    return new String(text, ISO_8859_1);
  }
}
