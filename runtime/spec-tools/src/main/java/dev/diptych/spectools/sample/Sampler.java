package dev.diptych.spectools.sample;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Document;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StructView;
import dev.diptych.spectools.example.Drafts;
import dev.diptych.spectools.example.Example;
import dev.diptych.spectools.example.SpecBytes;
import dev.diptych.spectools.example.choose.ExamplePlan;
import dev.diptych.spectools.example.values.DraftStruct;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Generates files of a spec that differ. Plans aim at each goal; changed bytes reach what no plan
 * does; chance adds as many as are wanted. The same seed gives the same files: what limits the work
 * is counted, not measured.
 */
public final class Sampler {
  private static final int MAX_PLANS = 24;
  private static final int MAX_BASES = 3;

  /** The work before goals are given up: less than two seconds. */
  private static final long MAX_WORK = 8L << 20;

  /** The work for the values of one file. */
  private static final long DRAFT_WORK = 4L << 20;

  /** The work for the values of a file that aims at one goal. */
  private static final long GOAL_WORK = 1L << 20;

  /** The least work to find what files are missing, and how often the work for them exceeds it. */
  private static final long FEW_WORK = 128L << 10;

  private static final int FEW = 8;

  /** The work in addition for long lists and strings of fields that come first. */
  private static final long SIZE_WORK = 4L << 20;

  /** The part of the work that is done for a spec of which no file is found. */
  private static final int HOPELESS = 2;

  /** The work in addition for files by chance, and for each of them. */
  private static final long CHANCE_WORK = 1L << 20;

  private static final long EACH_WORK = 16L << 10;

  /** The bytes of both faces of all files. */
  private static final long MAX_SIZE = 256L << 20;

  private static final int MAX_CUTS = 4000;
  private static final int MUTATIONS_PER_GOAL = 60;
  private static final int MAX_MUTATIONS = 6000;

  /** Of so many files by chance, one has chosen values; the others are changed ones. */
  private static final int DRAFTED = 8;

  private static final int MAX_FRUITLESS = 4000;

  /** From so many elements on, only lists of simple elements are tried. */
  private static final int LONG_LIST = 10_000;

  private static final int MAX_SIMPLE = 8;

  /** From so many elements or bytes on, files with fewer are tried with more. */
  private static final int LONG = 255;

  /** With fewer files than this, changed ones are tried, too. */
  private static final int FEW_FILES = 8;

  private final SpecView spec;
  private final long maxWork;
  private Drafts drafts;
  private Prover prover;
  private long before;
  private final List<Goal> goals;
  private final Pool pool;
  private final Map<Integer, String> reasons = new HashMap<>();
  private final Random random;
  private final ByteMutation mutation;
  private final List<ExamplePlan> bases = new ArrayList<>();
  private String failure = "no values were found that agree with each other";

  private Sampler(SpecView spec, long seed, long maxWork) {
    this.maxWork = maxWork;
    this.spec = spec;
    this.drafts = new Drafts(spec, DRAFT_WORK);
    this.prover = new Prover(spec, drafts);
    this.goals = Goals.of(spec);
    this.pool = new Pool(new Reach(spec, goals), goals.size());
    this.random = new Random(seed);
    this.mutation = new ByteMutation(random, SpecBytes.of(spec.spec()));
  }

  /**
   * At most {@code count} files of {@code spec}.
   *
   * @param seed chooses what the goals leave open
   */
  public static SampleReport of(SpecView spec, int count, long seed) {
    Sampler sampler = new Sampler(spec, seed, MAX_WORK);
    sampler.aim();
    sampler.cut();
    sampler.mutate();
    return sampler.report(count);
  }

  /**
   * Files of {@code spec} that reach what {@code known} do not; those that only chance finds if
   * there are few.
   *
   * @param known files that are there
   * @param plans some that gave files
   * @param first the ids of fields whose goals come first
   * @param work the work for the files that are there
   */
  public static List<ProvenFile> reaching(
      SpecView spec,
      List<ProvenFile> known,
      List<ExamplePlan> plans,
      Set<String> first,
      long work) {
    if (known.isEmpty()) {
      return List.of();
    }
    long chance = known.size() < FEW_FILES ? CHANCE_WORK : 0;
    Sampler sampler = new Sampler(spec, 0, FEW_WORK + work / FEW + chance);
    known.forEach(sampler.pool::accept);
    sampler.bases.addAll(plans.subList(0, Math.min(MAX_BASES, plans.size())));
    if (plans.isEmpty()) {
      sampler.bases.addAll(List.of(ExamplePlan.FULL, ExamplePlan.MINIMAL));
    }
    int before = sampler.pool.entries().size();
    if (before < FEW_FILES) {
      sampler.mutate();
    }
    sampler.goals(first);
    List<Pool.Entry> entries = sampler.pool.entries();
    return entries.subList(before, entries.size()).stream().map(Pool.Entry::file).toList();
  }

  private void aim() {
    plans();
    if (pool.entries().isEmpty()) {
      before = drafts.work() + prover.work();
      drafts = new Drafts(spec, DRAFT_WORK, true);
      prover = new Prover(spec, drafts);
      bases.clear();
      plans();
    }
    if (pool.entries().isEmpty()) {
      for (Blob bytes : Example.decoded(spec)) {
        tried(bytes.bytes(), null, Long.MAX_VALUE);
      }
    }
    goals(Set.of());
  }

  /**
   * Aims at all goals: those of the fields {@code first}, the others, those of long lists. If no
   * field is first, cases are, and the more a goal costs, the later it comes.
   */
  private void goals(Set<String> first) {
    Aims aims = new Aims(spec, bases);
    IntStream.range(0, goals.size())
        .boxed()
        .sorted(Comparator.comparingInt(i -> rank(goals.get(i), first)))
        .forEach(i -> aim(i, aims, first.contains(goals.get(i).field())));
  }

  private static int rank(Goal goal, Set<String> first) {
    if (!first.isEmpty()) {
      return isLong(goal) ? 2 : first.contains(goal.field()) ? 0 : 1;
    }
    return switch (goal.kind()) {
      case CASE -> 1;
      case PRESENT, ABSENT, NAMED, UNNAMED, END, NUMBER -> 2;
      case COUNT, LENGTH -> isLong(goal) ? 5 : goal.number() > Goals.MANY ? 4 : 3;
    };
  }

  private void plans() {
    List<ExamplePlan> plans = Example.plans(spec);
    int last = plans.size() - 1;
    for (int i = 0; i <= last; i++) {
      if ((i < MAX_PLANS || i == last) && !isSpent() && tried(plans.get(i), DRAFT_WORK) == null) {
        if (bases.size() < MAX_BASES - 1 || (i == last && bases.size() < MAX_BASES)) {
          bases.add(plans.get(i));
        }
      }
    }
    if (bases.isEmpty()) {
      bases.addAll(List.of(ExamplePlan.FULL, ExamplePlan.MINIMAL));
    }
  }

  private void aim(int index, Aims aims, boolean first) {
    Goal goal = goals.get(index);
    boolean size = goal.kind() == Goal.Kind.COUNT || goal.kind() == Goal.Kind.LENGTH;
    long more = first && size ? SIZE_WORK : 0;
    if (pool.has(index)) {
      return;
    }
    if (more > 0 && goal.number() >= LONG && grown(index, goal)) {
      return;
    }
    if (isTooLong(goal)) {
      reasons.put(index, "lists of so many large elements are not tried");
      return;
    }
    String reason = null;
    for (ExamplePlan plan : aims.of(goal)) {
      if (isSpent(more)) {
        reasons.put(index, "not tried: the files before it took all of the work that is allowed");
        return;
      }
      String failed = tried(plan, isLong(goal) ? DRAFT_WORK : GOAL_WORK);
      if (pool.has(index)) {
        return;
      }
      String own = failed == null ? "the values that were tried give files without it" : failed;
      reason = reason == null || failed != null ? own : reason;
    }
    reasons.put(index, reason == null ? failure : reason);
  }

  /** Tries a small file with a longer list or string; returns whether it reaches the goal. */
  private boolean grown(int index, Goal goal) {
    FieldView view = spec.struct(goal.struct()).requireField(goal.field());
    for (Pool.Entry entry : List.copyOf(pool.small())) {
      Document grown = GrownValue.of(entry.file().document(), goal, view);
      if (grown != null && !isSpent(SIZE_WORK)) {
        prover.of(grown).value().ifPresent(pool::accept);
        return pool.has(index);
      }
    }
    return false;
  }

  private long spent() {
    return before + drafts.work() + prover.work() + pool.work();
  }

  private boolean isSpent() {
    return isSpent(0);
  }

  private boolean isSpent(long more) {
    return spent() > (pool.entries().isEmpty() ? maxWork / HOPELESS : maxWork + more);
  }

  private static boolean isLong(Goal goal) {
    return goal.kind() == Goal.Kind.COUNT && goal.number() >= LONG_LIST;
  }

  private boolean isTooLong(Goal goal) {
    if (!isLong(goal)) {
      return false;
    }
    StructView struct = spec.struct(goal.struct());
    FieldView field = struct.requireField(goal.field());
    if (!(field.field().type() instanceof Type.Nested nested)) {
      return field.field().type().isStruct();
    }
    List<FieldView> fields = spec.struct(nested.struct()).fields();
    return fields.size() > MAX_SIMPLE
        || fields.stream().anyMatch(f -> f.field().repeated() || f.field().type().isStruct());
  }

  /** Tries a file by {@code plan}; returns why there is none, or null. */
  private @Nullable String tried(ExamplePlan plan, long limit) {
    DraftStruct draft = drafts.of(plan, limit);
    if (draft == null) {
      return "no values were found that agree with each other";
    }
    Result<ProvenFile> result = prover.of(draft);
    ProvenFile file = result.value().orElse(null);
    if (file == null) {
      failure = failed(result);
      return failure;
    }
    if (!FileQuality.isReadable(file.root())) {
      return "a string would not be valid in its encoding";
    }
    pool.accept(file);
    return null;
  }

  private static String failed(Result<?> result) {
    Diagnostic error =
        result.diagnostics().stream()
            .filter(Diagnostic::isError)
            .findFirst()
            .orElse(result.diagnostics().get(0));
    return error.code() + ": " + error.message();
  }

  private static long cost(ProvenFile file) {
    return file.bytes().length() + (long) file.text().length();
  }

  /** Tries the bytes of a file with at most so many undescribed ones; null if they are no such. */
  private @Nullable ProvenFile tried(byte[] bytes, @Nullable Document like, long undescribed) {
    if (pool.knows(new Blob(bytes))) {
      return null;
    }
    ProvenFile file = prover.of(bytes, like).value().orElse(null);
    if (file == null
        || FileQuality.undescribed(file.root()) > undescribed
        || !FileQuality.isReadable(file.root())) {
      return null;
    }
    return pool.accept(file) ? file : null;
  }

  private static @Nullable Document like(ProvenFile file) {
    return file.given().isEmpty() ? null : file.document();
  }

  /** Ends files earlier: what is behind may be optional. */
  private void cut() {
    int left = MAX_CUTS;
    for (Pool.Entry entry : List.copyOf(pool.small())) {
      byte[] bytes = entry.file().bytes().bytes();
      for (int end = bytes.length - 1; end >= 0 && left > 0 && wants(); end--) {
        left--;
        tried(Arrays.copyOf(bytes, end), like(entry.file()), entry.undescribed());
      }
    }
  }

  private boolean wants() {
    return pool.missing() > 0 && !isSpent();
  }

  private void mutate() {
    int tries = Math.min(MAX_MUTATIONS, MUTATIONS_PER_GOAL * pool.missing());
    for (int i = 0; i < tries && wants(); i++) {
      mutated();
    }
  }

  /** Tries a changed file of the pool. */
  private @Nullable ProvenFile mutated() {
    List<Pool.Entry> small = pool.small();
    if (small.isEmpty()) {
      return null;
    }
    Pool.Entry entry = small.get(random.nextInt(small.size()));
    Pool.Entry other = small.get(random.nextInt(small.size()));
    byte[] changed = mutation.of(entry.file().bytes().bytes(), other.file().bytes().bytes());
    return tried(changed, like(entry.file()), entry.undescribed());
  }

  private SampleReport report(int count) {
    List<ProvenFile> files = new ArrayList<>();
    BitSet chosen = new BitSet();
    for (Pool.Entry entry : pool.chosen(count)) {
      files.add(entry.file());
      chosen.or(entry.reached());
    }
    boolean all = files.size() == pool.entries().size();
    fill(files, count);
    // Files by chance are among them only where all others are.
    BitSet reached = all ? pool.reached() : chosen;
    List<SampleReport.Outcome> outcomes = new ArrayList<>();
    for (int i = 0; i < goals.size(); i++) {
      String reason = reached.get(i) ? null : reason(i, all);
      outcomes.add(new SampleReport.Outcome(goals.get(i), reason));
    }
    return new SampleReport(files, outcomes, count, files.size() < count ? why(files) : null);
  }

  private String reason(int goal, boolean all) {
    return pool.has(goal) && !all
        ? "more files are needed: " + pool.entries().size()
        : reasons.getOrDefault(goal, failure);
  }

  private String why(List<ProvenFile> files) {
    return files.isEmpty() ? failure : "no more that differ were found within the limits";
  }

  /** Adds files by chance. */
  private void fill(List<ProvenFile> files, int count) {
    RandomWishes wishes = new RandomWishes(spec, random);
    int fruitless = 0;
    long enough = spent() + CHANCE_WORK + EACH_WORK * count;
    long size = files.stream().mapToLong(Sampler::cost).sum();
    while (files.size() < count
        && fruitless < MAX_FRUITLESS
        && spent() < enough
        && size < MAX_SIZE
        && !pool.entries().isEmpty()) {
      ProvenFile file = random.nextInt(DRAFTED) == 0 ? drafted(wishes) : mutated();
      fruitless = file == null ? fruitless + 1 : 0;
      if (file != null) {
        files.add(file);
        size += cost(file);
      }
    }
  }

  private @Nullable ProvenFile drafted(RandomWishes wishes) {
    ExamplePlan plan = bases.get(random.nextInt(bases.size())).with(wishes);
    DraftStruct draft = drafts.of(plan);
    ProvenFile file = draft == null ? null : prover.ofValues(draft).value().orElse(null);
    if (file == null || !FileQuality.isReadable(file.root()) || !pool.accept(file)) {
      return null;
    }
    pool.change(file);
    return file;
  }
}
