package dev.diptych.conformance.library;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.Diagnostic;
import dev.diptych.Diptych;
import dev.diptych.Document;
import dev.diptych.Limits;
import dev.diptych.Outcome;
import dev.diptych.Value;
import dev.diptych.conformance.budget.Mutation;
import dev.diptych.conformance.budget.TextMutation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/**
 * Damaged and random inputs are accepted or rejected with diagnostics; nothing else is thrown. What
 * is accepted can be encoded, printed and read. {@code -Ddiptych.mutations=N} tests N of each.
 */
class HostileInputTest {
  private static final int COUNT = Integer.getInteger("diptych.mutations", 500);
  private static final long SEED = Long.getLong("diptych.seed", 20261123);
  private static final int MAX_SAMPLE = 20_000;
  private static final Diptych SHIPPED =
      Diptych.shipped().limits(Limits.DEFAULT.withMaxNesting(100));

  private final SplittableRandom random = new SplittableRandom(SEED);

  private static List<byte[]> small(List<Path> files) throws IOException {
    List<byte[]> small = new ArrayList<>();
    for (Path file : files) {
      if (Files.size(file) <= MAX_SAMPLE) {
        small.add(Files.readAllBytes(file));
      }
    }
    return small;
  }

  @Test
  void damagedFiles() throws IOException {
    List<byte[]> files = small(Samples.binary());
    Mutation mutation = new Mutation(random);
    int accepted = 0;
    for (int i = 0; i < COUNT; i++) {
      accepted += hold(mutation.of(one(files), one(files))) ? 1 : 0;
    }
    assertThat(accepted).isBetween(1, COUNT - 1);
  }

  @Test
  void damagedTexts() throws IOException {
    List<byte[]> texts = small(Samples.texts());
    TextMutation mutation = new TextMutation(random);
    int accepted = 0;
    for (int i = 0; i < COUNT; i++) {
      accepted += hold(mutation.of(one(texts), one(texts))) ? 1 : 0;
    }
    assertThat(accepted).isBetween(1, COUNT - 1);
  }

  @Test
  void randomBytes() {
    for (int i = 0; i < COUNT; i++) {
      byte[] bytes = new byte[random.nextInt(64)];
      random.nextBytes(bytes);
      hold(bytes);
    }
  }

  private byte[] one(List<byte[]> all) {
    return all.get(random.nextInt(all.size()));
  }

  /** Uses all methods that take an input; returns whether it is accepted. */
  private static boolean hold(byte[] input) {
    SHIPPED.detect(input);
    SHIPPED.face(input);
    hold(SHIPPED.parse(new String(input, ISO_8859_1)));
    hold(SHIPPED.decode(input));
    hold(SHIPPED.parse(input));
    return hold(SHIPPED.open(input));
  }

  private static boolean hold(Outcome<Document> outcome) {
    for (Diagnostic diagnostic : outcome.diagnostics()) {
      assertThat(diagnostic.code()).isNotIn("internal", "not-lossless");
      assertThat(diagnostic.meaning()).isNotEmpty();
    }
    assertThat(outcome.errors().isEmpty()).isEqualTo(outcome.ok());
    outcome.result().ifPresent(HostileInputTest::use);
    return outcome.ok();
  }

  private static void use(Document document) {
    Diptych same = document.format().layout().map(SHIPPED::layout).orElse(SHIPPED);
    assertThat(same.decode(document.encode()).value()).isEqualTo(document);
    assertThat(SHIPPED.parse(document.print()).value()).isEqualTo(document);
    document.check();
    read(document.root());
  }

  private static void read(Value value) {
    assertThat(value.toString()).isNotNull();
    if (value instanceof Value.Struct struct) {
      struct.fields().forEach(id -> read(struct.get(id)));
    } else if (value instanceof Value.Elements elements) {
      elements.toList().forEach(HostileInputTest::read);
    } else if (value instanceof Value.Table table) {
      table.columns().forEach(column -> assertThat(table.doubles(column)).hasSize(table.rows()));
    }
  }
}
