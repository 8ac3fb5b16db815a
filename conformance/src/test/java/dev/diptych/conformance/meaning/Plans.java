package dev.diptych.conformance.meaning;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.binary.expression.Scope;
import dev.diptych.binary.plan.FormatPlan;
import dev.diptych.binary.stream.Budget;
import dev.diptych.binary.stream.Bytes;
import dev.diptych.ir.Spec;
import dev.diptych.ksy.Modules;
import dev.diptych.ksy.SpecException;
import dev.diptych.ksy.resolve.Reading;
import dev.diptych.ksy.resolve.SpecReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Plans of specs in files. */
final class Plans {
  private Plans() {}

  /** The plan of a spec, which must be accepted. */
  static FormatPlan of(Path ksy) throws IOException, SpecException {
    Reading reading = SpecReader.read(Modules.load(ksy, List.of()));
    Spec spec = reading.spec();
    assertThat(spec).as("%s", reading.errors()).isNotNull();
    return FormatPlan.of(spec);
  }

  /** A decoded file. */
  static Scope decoded(FormatPlan plan, byte[] file) {
    return plan.decode(Bytes.of(file), Budget.of(file.length, 1));
  }
}
