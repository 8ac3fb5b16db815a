package dev.diptych.conformance.budget;

import com.sun.management.ThreadMXBean;
import dev.diptych.conformance.Repository;
import dev.diptych.twin.Engine;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;

/** Many seeded trials of one format, and their results. */
public final class Campaign {
  private static final ThreadMXBean THREAD = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private static final int MAX_FAULTS = 25;
  private static final int PROGRESS = 10_000;

  private final String id;
  private final Trial trial;
  private final List<byte[]> files;
  private final List<byte[]> texts;
  private final Map<String, Integer> outcomes = new TreeMap<>();
  private final List<String> faults = new ArrayList<>();
  private long slowest;
  private long largest;
  private byte[] costliest = {};
  private byte[] latest = {};

  /**
   * A campaign.
   *
   * @param id what the format is called
   * @param engine the format
   * @param files files to change
   * @param texts texts to change
   */
  public Campaign(String id, Engine engine, List<byte[]> files, List<byte[]> texts) {
    this.id = id;
    this.trial = new Trial(engine);
    this.files = files;
    this.texts = texts;
  }

  /** Tries {@code count} inputs, one in two a text. */
  void run(int count, long seed) throws IOException {
    for (int i = 0; i < count && faults.size() < MAX_FAULTS; i++) {
      SplittableRandom random = new SplittableRandom(seed + i);
      boolean text = i % 2 == 0;
      byte[] input =
          text
              ? new TextMutation(random).of(one(texts, random), one(texts, random))
              : new Mutation(random).of(one(files, random), one(files, random));
      one(seed + i, text, input);
      if (i % PROGRESS == PROGRESS - 1) {
        System.out.println(this);
      }
    }
  }

  /** Tries {@code count} files. */
  public void files(int count, long seed) throws IOException {
    for (int i = 0; i < count && faults.size() < MAX_FAULTS; i++) {
      SplittableRandom random = new SplittableRandom(seed + i);
      one(seed + i, false, new Mutation(random).of(one(files, random), one(files, random)));
    }
  }

  private static byte[] one(List<byte[]> of, SplittableRandom random) {
    return of.get(random.nextInt(of.size()));
  }

  private void one(long seed, boolean text, byte[] input) throws IOException {
    long time = THREAD.getCurrentThreadCpuTime();
    long memory = THREAD.getCurrentThreadAllocatedBytes();
    try {
      String outcome = text ? trial.text(input) : trial.file(input);
      outcomes.merge((text ? "text " : "file ") + outcome, 1, Integer::sum);
    } catch (AssertionError | RuntimeException | OutOfMemoryError | StackOverflowError e) {
      fault(seed, text, input, e);
    }
    long taken = THREAD.getCurrentThreadCpuTime() - time;
    if (taken > slowest) {
      slowest = taken;
      latest = input;
    }
    // What is allocated is more than what is held at any time.
    long cost = THREAD.getCurrentThreadAllocatedBytes() - memory - 10L * input.length;
    if (cost > largest) {
      largest = cost;
      costliest = input;
    }
  }

  /** Keeps the input that cost most memory, to be looked at. */
  Path keepCostliest() throws IOException {
    return keep("largest.input", costliest);
  }

  /** Keeps the input that took most time. */
  public Path keepSlowest() throws IOException {
    return keep("slowest.input", latest);
  }

  private Path keep(String name, byte[] input) throws IOException {
    Path folder = Repository.path("conformance/target/mutations");
    Files.createDirectories(folder);
    return Files.write(folder.resolve(id + "-" + name), input);
  }

  private void fault(long seed, boolean text, byte[] input, Throwable thrown) throws IOException {
    Path kept = keep(seed + (text ? ".twin" : ".bin"), input);
    StackTraceElement[] trace = thrown.getStackTrace();
    String where = thrown instanceof AssertionError || trace.length == 0 ? "" : " at " + trace[0];
    faults.add(kept + ": " + thrown + where);
  }

  /** What must not have happened. */
  public List<String> faults() {
    return faults;
  }

  /** The longest time of a trial, in nanoseconds of its thread. */
  public long slowest() {
    return slowest;
  }

  /** The most memory that a trial allocated beyond ten times its input, in bytes. */
  long largest() {
    return largest;
  }

  @Override
  public String toString() {
    return "%s: %d faults, slowest %d ms, largest %d MB, %s"
        .formatted(id, faults.size(), slowest / 1_000_000, largest >> 20, outcomes);
  }
}
