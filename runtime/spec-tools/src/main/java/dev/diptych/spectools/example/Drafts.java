package dev.diptych.spectools.example;

import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.example.choose.Conditions;
import dev.diptych.spectools.example.choose.ExampleBuilder;
import dev.diptych.spectools.example.choose.ExamplePlan;
import dev.diptych.spectools.example.choose.NestingDepths;
import dev.diptych.spectools.example.choose.PositionAssignment;
import dev.diptych.spectools.example.choose.ValueChooser;
import dev.diptych.spectools.example.values.DraftStruct;
import dev.diptych.spectools.example.values.UnknownValue;
import dev.diptych.spectools.example.values.Work;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The values of examples of one spec, by plans. */
public final class Drafts {
  /** Sizes may depend on positions and vice versa, so the number of attempts is limited. */
  private static final int MAX_TRIES = 8;

  private final SpecView spec;
  private final NestingDepths heights;
  private final Conditions conditions;
  private final long maxWork;
  private final boolean counting;
  private long done;

  /** Examples of {@code spec}. */
  public Drafts(SpecView spec) {
    this(spec, Long.MAX_VALUE);
  }

  /**
   * Examples of {@code spec}.
   *
   * @param maxWork the work after which the values of one example are given up
   */
  public Drafts(SpecView spec, long maxWork) {
    this(spec, maxWork, false);
  }

  /**
   * Examples of {@code spec}.
   *
   * @param maxWork the work after which the values of one example are given up
   * @param counting whether numbers that outer structs derive are chosen, so that what they count
   *     follows them
   */
  public Drafts(SpecView spec, long maxWork, boolean counting) {
    this.counting = counting;
    this.maxWork = maxWork;
    this.spec = spec;
    this.heights = new NestingDepths(spec);
    this.conditions = new Conditions(spec, heights);
  }

  /** The values of an example by {@code plan}; null if none are found. */
  public @Nullable DraftStruct of(ExamplePlan plan) {
    return of(plan, maxWork);
  }

  /** The values of an example by {@code plan}, with at most {@code limit} work; null if none. */
  public @Nullable DraftStruct of(ExamplePlan plan, long limit) {
    try {
      return require(plan, Math.min(limit, maxWork));
    } catch (UnknownValue | StackOverflowError e) {
      // Values that are computed from each other nest as deep as lists are long.
      return null;
    }
  }

  /** The work so far, as {@link Work} counts it. */
  public long work() {
    return done;
  }

  /**
   * The values of an example by {@code plan}.
   *
   * @throws UnknownValue if none are found
   */
  DraftStruct require(ExamplePlan plan) {
    return require(plan, maxWork);
  }

  private DraftStruct require(ExamplePlan plan, long limit) {
    Set<String> dropped = new HashSet<>(plan.dropped());
    ExamplePlan now = plan.withDropped(dropped);
    ValueChooser chooser = chooser(now);
    Work work = new Work(limit);
    try {
      for (int tries = 1; ; tries++) {
        ExampleBuilder maker = new ExampleBuilder(spec, now, chooser, heights, work, counting);
        DraftStruct root = maker.file();
        int before = dropped.size();
        new PositionAssignment(maker.adjustment(), dropped).file(root);
        work.add(0);
        boolean same = !maker.isChanged() && dropped.size() == before;
        if (same || tries == MAX_TRIES) {
          work.allowAll();
          return root;
        }
      }
    } finally {
      done += work.done();
    }
  }

  /** Creates the content that an example only shows as a comment. */
  ExampleBuilder spare() {
    ValueChooser chooser = chooser(ExamplePlan.FULL);
    Work work = new Work(Long.MAX_VALUE);
    return new ExampleBuilder(spec, ExamplePlan.FULL, chooser, heights, work);
  }

  /** Creates no content for comments. */
  ExampleBuilder nothing() {
    ValueChooser chooser = chooser(ExamplePlan.FULL);
    return new ExampleBuilder(spec, ExamplePlan.FULL, chooser, heights, new Work(0));
  }

  private ValueChooser chooser(ExamplePlan plan) {
    return new ValueChooser(spec.schema(), conditions, plan);
  }
}
