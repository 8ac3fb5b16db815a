package dev.diptych.animation.input.lint;

import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.report.LintReport;
import dev.diptych.model.diagnostic.Severity;
import dev.diptych.model.document.Document;
import dev.diptych.model.lint.Lint;
import dev.diptych.model.lint.LintSink;
import dev.diptych.model.schema.FormatName;
import java.util.List;

/**
 * A lint for input animations of any version and layout.
 *
 * @param severity the severity of its diagnostics
 * @param code the code of its diagnostics
 * @param check runs the lint on an animation
 * @param hints the hints of the first diagnostic
 */
record InputLint(Severity severity, String code, Check check, List<String> hints) implements Lint {
  /** Runs one lint. */
  @FunctionalInterface
  interface Check {
    void run(InputAnimation animation, LintReport report);
  }

  static InputLint warning(String code, Check check, String... hints) {
    return new InputLint(Severity.WARNING, code, check, List.of(hints));
  }

  static InputLint note(String code, Check check, String... hints) {
    return new InputLint(Severity.NOTE, code, check, List.of(hints));
  }

  @Override
  public boolean appliesTo(FormatName format) {
    return InputAnimation.isIn(format);
  }

  @Override
  public void check(Document document, LintSink sink) {
    LintReport report = new LintReport(sink, severity, code, hints);
    check.run(InputAnimation.of(document), report);
    report.close();
  }
}
