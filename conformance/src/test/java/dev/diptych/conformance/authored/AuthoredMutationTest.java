package dev.diptych.conformance.authored;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.diptych.conformance.Repository;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * Mutated authored texts are accepted completely, or rejected with a code and a location, within
 * limits of time and memory. {@code -Ddiptych.exhaustive=true} tests 100,000 of them; {@code
 * -Ddiptych.mutations=N} tests N.
 */
class AuthoredMutationTest {
  private static final boolean EXHAUSTIVE = Boolean.getBoolean("diptych.exhaustive");
  private static final int COUNT =
      Integer.getInteger("diptych.mutations", EXHAUSTIVE ? 100_000 : 1_000);
  private static final long SEED = Long.getLong("diptych.seed", 20261122);
  private static final ThreadMXBean THREAD = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  /** Machines that test are busy: this only holds against what would never end. */
  private static final long MAX_NANOSECONDS = 20_000_000_000L;

  /** What a trial may allocate; it holds far less at any time. */
  private static final long MAX_MEMORY = 20L << 30;

  /** Texts that reach a limit: their mutations would take the time of all others. */
  private static final Set<String> SLOW =
      Set.of("let-doubles", "repeat-empty-nested", "repeat-too-many", "use-doubles");

  private final Map<String, Integer> outcomes = new TreeMap<>();
  private final List<String> faults = new ArrayList<>();

  @Test
  void mutatedTexts() throws IOException {
    List<AuthoredCase> cases = new ArrayList<>(AuthoredCase.all("valid"));
    cases.addAll(AuthoredCase.all("invalid"));
    cases.removeIf(one -> SLOW.contains(one.name()));
    List<String> texts = new ArrayList<>();
    for (AuthoredCase one : cases) {
      texts.add(Files.readString(one.file("twin"), ISO_8859_1));
    }
    for (int i = 0; i < COUNT && faults.size() < 10; i++) {
      SplittableRandom random = new SplittableRandom(SEED + i);
      int which = random.nextInt(cases.size());
      String other = texts.get(random.nextInt(texts.size()));
      String mutated = new AuthoredMutation(random).of(texts.get(which), other);
      trial(cases.get(which), mutated.getBytes(ISO_8859_1), SEED + i);
    }
    System.out.println(outcomes);
    assertThat(faults).isEmpty();
  }

  private void trial(AuthoredCase of, byte[] text, long seed) throws IOException {
    long time = THREAD.getCurrentThreadCpuTime();
    long memory = THREAD.getCurrentThreadAllocatedBytes();
    try {
      outcomes.merge(outcome(of, text), 1, Integer::sum);
    } catch (AssertionError | RuntimeException | OutOfMemoryError | StackOverflowError e) {
      StackTraceElement[] trace = e.getStackTrace();
      fault(seed, text, e + (trace.length == 0 ? "" : " at " + trace[0]));
    }
    time = THREAD.getCurrentThreadCpuTime() - time;
    memory = THREAD.getCurrentThreadAllocatedBytes() - memory;
    if (time > MAX_NANOSECONDS || memory > MAX_MEMORY) {
      fault(seed, text, time / 1_000_000 + " ms, " + (memory >> 20) + " MB");
    }
  }

  private void fault(long seed, byte[] text, String what) throws IOException {
    Path folder = Repository.path("conformance/target/mutations");
    Files.createDirectories(folder);
    Path kept = Files.write(folder.resolve("authored-" + seed + ".twin"), text);
    faults.add(kept + ": " + what);
  }

  private static String outcome(AuthoredCase of, byte[] text) throws IOException {
    Result<LocatedDocument> opened = of.open(text);
    if (!opened.ok()) {
      return rejected(opened.diagnostics());
    }
    LocatedDocument value = opened.value().orElseThrow();
    if (!of.engine().encode("text", value).ok()) {
      return "no file can hold it";
    }
    byte[] plain = plain(of, value);
    Result<LocatedDocument> again = of.engine().openText("plain", plain, Selection.ANY);
    assertThat(again.ok()).as(() -> again.diagnostics().toString()).isTrue();
    assertThat(plain(of, again.value().orElseThrow())).isEqualTo(plain);
    return "accepted";
  }

  private static byte[] plain(AuthoredCase of, LocatedDocument opened) {
    LocatedDocument unlocated = LocatedDocument.unlocated("text", opened.document());
    Result<byte[]> plain = new Proof(of.engine()).print(unlocated);
    assertThat(plain.diagnostics()).isEmpty();
    return plain.value().orElseThrow();
  }

  /** Checks the diagnostics, and returns the code of the first error. */
  private static String rejected(List<Diagnostic> diagnostics) {
    for (Diagnostic diagnostic : diagnostics) {
      String message = diagnostic.toString();
      assertThat(diagnostic.code()).as(message).isNotIn("not-lossless", "internal");
      assertThat(diagnostic.message()).as(message).isNotBlank();
      if (diagnostic.location() instanceof Location.InText at) {
        int size = at.source().length();
        assertThat(at.span().start()).as(message).isBetween(0, size);
        assertThat(at.span().end()).as(message).isBetween(at.span().start(), size);
      }
    }
    return diagnostics.stream().filter(Diagnostic::isError).findFirst().orElseThrow().code();
  }
}
