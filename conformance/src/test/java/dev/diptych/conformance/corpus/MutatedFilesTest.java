package dev.diptych.conformance.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.conformance.budget.Campaign;
import dev.diptych.conformance.oracle.OracleCases;
import dev.diptych.twin.Engine;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * Mutated files of all specs of the project are rejected with an offset and a path, or restored
 * from their text. The profile {@code mutations} tests a million, with limits of time and memory;
 * {@code -Ddiptych.mutated=N} tests N, and {@code -Ddiptych.seed=N} others.
 */
class MutatedFilesTest {
  private static final int FEW = 10_000;
  private static final int COUNT = Integer.getInteger("diptych.mutated", FEW);
  private static final boolean MANY = COUNT > FEW;
  private static final long SEED = Long.getLong("diptych.seed", 20261126);

  /** Larger files would take the time of all others. */
  private static final int MAX_SAMPLE = 20_000;

  private static final int MIN_SPECS = 100;

  /** Processor time of one file; checked with the profile only. The profile limits the heap. */
  private static final long MAX_NANOSECONDS = 2_000_000_000L;

  /** Other tests compile the same specs. */

  /** A spec and files of it. */
  private record Sample(String id, Path ksy, List<Path> imports, List<byte[]> files) {}

  @Test
  void mutatedFilesAreRejectedOrRestored() throws Exception {
    List<Sample> samples = samples();
    assertThat(samples).hasSizeGreaterThan(MIN_SPECS);
    List<String> faults = new ArrayList<>();
    for (Sample sample : samples) {
      LoadedSpec spec = SpecLoader.load(sample.ksy(), sample.imports());
      if (!spec.spec().rootType().params().isEmpty()) {
        continue; // Its files need values, which other tests give.
      }
      Engine engine = Engine.of(spec.schema(), spec.spec());
      Campaign campaign = new Campaign(sample.id(), engine, sample.files(), List.of());
      campaign.files(COUNT / samples.size() + 1, SEED);
      faults.addAll(campaign.faults());
      if (MANY) {
        System.out.println(campaign);
        boolean slow = campaign.slowest() > MAX_NANOSECONDS;
        faults.addAll(slow ? List.of(campaign + ", see " + campaign.keepSlowest()) : List.of());
      }
    }
    assertThat(faults).isEmpty();
  }

  private static List<Sample> samples() throws Exception {
    List<Sample> samples = new ArrayList<>();
    OracleCases.all()
        .forEach(
            one ->
                samples.add(
                    new Sample(
                        one.name(), one.ksy(), one.imports(), List.copyOf(one.files().values()))));
    if (MANY) {
      Corpus.make();
    }
    Map<String, Sample> corpus = new TreeMap<>();
    for (Job job : Corpus.jobs()) {
      // What is made is there after the tests of the corpus: it must make no difference.
      if (MANY || job.file().startsWith(Corpus.FOLDER)) {
        corpus
            .computeIfAbsent(
                job.spec(), id -> new Sample(id, job.ksy(), job.imports(), new ArrayList<>()))
            .files()
            .add(Files.readAllBytes(job.file()));
      }
    }
    samples.addAll(corpus.values());
    return samples.stream().map(MutatedFilesTest::small).filter(s -> !s.files().isEmpty()).toList();
  }

  private static Sample small(Sample of) {
    List<byte[]> files = of.files().stream().filter(file -> file.length <= MAX_SAMPLE).toList();
    return new Sample(of.id(), of.ksy(), of.imports(), files);
  }
}
