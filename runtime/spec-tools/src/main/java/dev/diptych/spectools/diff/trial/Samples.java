package dev.diptych.spectools.diff.trial;

import dev.diptych.model.document.Blob;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StructView;
import dev.diptych.spectools.example.Drafts;
import dev.diptych.spectools.example.Example;
import dev.diptych.spectools.example.choose.ExamplePlan;
import dev.diptych.spectools.example.values.DraftStruct;
import dev.diptych.spectools.sample.ProvenFile;
import dev.diptych.spectools.sample.Prover;
import dev.diptych.spectools.sample.Sampler;
import dev.diptych.spectools.sample.VariedValues;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Generates files of a spec: with and without optional content, and with varied values. */
final class Samples {
  private static final int MAX_TRIED = 200;
  private static final int MAX_PLANS = 24;

  private final SpecView spec;
  private final Drafts drafts;
  private final Prover prover;
  private final List<Sample> samples = new ArrayList<>();
  private final List<ProvenFile> files = new ArrayList<>();
  private final Set<Blob> known = new HashSet<>();
  private int tried;

  private Samples(SpecView spec) {
    this.spec = spec;
    this.drafts = new Drafts(spec);
    this.prover = new Prover(spec, drafts);
  }

  /**
   * Files of {@code spec}.
   *
   * @param reader the spec that will read them
   * @param first ids of fields whose values are varied first
   */
  static List<Sample> of(SpecView spec, SpecView reader, Set<String> first) {
    Samples samples = new Samples(spec);
    List<ExamplePlan> plans = Example.plans(spec);
    List<ExamplePlan> fruitful = new ArrayList<>();
    int last = plans.size() - 1;
    for (int i = 0; i <= last; i++) {
      if ((i < MAX_PLANS || i == last) && samples.add(plans.get(i), null)) {
        fruitful.add(plans.get(i));
      }
    }
    samples.vary(new VariedValues(List.of(spec, reader)), first, true);
    samples.vary(new VariedValues(List.of(spec, reader)), first, false);
    if (samples.samples.isEmpty()) {
      for (Blob bytes : Example.decoded(spec)) {
        samples.add(samples.prover.of(bytes.bytes(), null).value().orElse(null), null);
      }
    }
    Sampler.reaching(spec, List.copyOf(samples.files), fruitful, first, samples.work())
        .forEach(file -> samples.add(file, null));
    return List.copyOf(samples.samples);
  }

  private long work() {
    return drafts.work() + prover.work();
  }

  private void vary(VariedValues values, Set<String> first, boolean wanted) {
    for (StructView struct : spec.structs()) {
      for (FieldView field : struct.fields()) {
        String id = field.field().id();
        boolean plain = !field.field().derived() && !(field.field().type() instanceof Type.Packing);
        if (plain && first.contains(id) == wanted && field.node() != null) {
          String name = struct.type().name() + "/" + id;
          vary(name, values.of(struct, field));
        }
      }
    }
  }

  private void vary(String name, Collection<Object> values) {
    for (Object value : values) {
      boolean added = add(ExamplePlan.FULL.with(name, value), name);
      if (!added) {
        add(ExamplePlan.MINIMAL.with(name, value), name);
      }
    }
  }

  /** Adds the file that {@code plan} describes; returns whether that is a new one. */
  private boolean add(ExamplePlan plan, @Nullable String varied) {
    if (tried++ > MAX_TRIED) {
      return false;
    }
    DraftStruct draft = drafts.of(plan);
    return draft != null && add(prover.of(draft).value().orElse(null), varied);
  }

  /** Adds {@code file} unless it is null or known; returns whether it was added. */
  private boolean add(@Nullable ProvenFile file, @Nullable String varied) {
    if (file == null || !known.add(file.bytes())) {
      return false;
    }
    files.add(file);
    samples.add(new Sample(file.root(), file.bytes(), file.text(), varied, file.given()));
    return true;
  }
}
