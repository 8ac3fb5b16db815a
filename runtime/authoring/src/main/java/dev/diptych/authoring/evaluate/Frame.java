package dev.diptych.authoring.evaluate;

import dev.diptych.authoring.section.Section;
import java.math.BigDecimal;

/** A section that is being evaluated, and its last key, which relative keys refer to. */
final class Frame {
  private final Section section;
  private BigDecimal last = BigDecimal.ZERO;

  Frame(Section section) {
    this.section = section;
  }

  Section section() {
    return section;
  }

  BigDecimal last() {
    return last;
  }

  void setLast(BigDecimal key) {
    last = key;
  }
}
