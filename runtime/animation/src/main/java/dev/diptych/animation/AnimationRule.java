package dev.diptych.animation;

import dev.diptych.animation.curve.Animation;
import dev.diptych.model.diagnostic.Severity;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Path;
import dev.diptych.model.rule.Findings;
import dev.diptych.model.rule.Rule;
import dev.diptych.model.schema.FormatName;
import java.util.function.BiConsumer;

/** A rule about input animations of any version and layout, whose findings have one code. */
abstract class AnimationRule implements Rule {
  private final Severity severity;
  private final String code;
  private final String[] help;

  AnimationRule(Severity severity, String code, String... help) {
    this.severity = severity;
    this.code = code;
    this.help = help;
  }

  @Override
  public final boolean appliesTo(FormatName format) {
    return Animation.isIn(format);
  }

  @Override
  public final void check(Document document, Findings findings) {
    Spots spots = new Spots(new Told(findings));
    look(Animation.of(document), spots);
    spots.close();
  }

  /** Adds each spot where {@code animation} breaks the rule. */
  abstract void look(Animation animation, Spots spots);

  /** Passes findings on under the rule's code; the advice goes with the first, once is enough. */
  private final class Told implements BiConsumer<Path, String> {
    private final Findings findings;
    private String[] advice = help;

    Told(Findings findings) {
      this.findings = findings;
    }

    @Override
    public void accept(Path at, String message) {
      findings.report(severity, code, at, message, advice);
      advice = new String[0];
    }
  }
}
