package dev.diptych.animation.input.lint;

import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.report.FindingLimit;
import dev.diptych.model.diagnostic.Severity;
import dev.diptych.model.document.Document;
import dev.diptych.model.rule.Findings;
import dev.diptych.model.rule.Rule;
import dev.diptych.model.schema.FormatName;
import java.util.List;

/**
 * A lint for input animations of any version and layout.
 *
 * @param severity the severity of its findings
 * @param code the code of its findings
 * @param check reports the findings in an animation
 * @param advice the help lines of the first finding
 */
record InputLint(Severity severity, String code, Check check, List<String> advice) implements Rule {
  /** Reports the findings of one lint. */
  @FunctionalInterface
  interface Check {
    void run(InputAnimation animation, FindingLimit findings);
  }

  static InputLint warning(String code, Check check, String... advice) {
    return new InputLint(Severity.WARNING, code, check, List.of(advice));
  }

  static InputLint note(String code, Check check, String... advice) {
    return new InputLint(Severity.NOTE, code, check, List.of(advice));
  }

  @Override
  public boolean appliesTo(FormatName format) {
    return InputAnimation.isIn(format);
  }

  @Override
  public void check(Document document, Findings findings) {
    FindingLimit limited = new FindingLimit(findings, severity, code, advice);
    check.run(InputAnimation.of(document), limited);
    limited.close();
  }
}
