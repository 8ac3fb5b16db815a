package dev.diptych.authoring;

import dev.diptych.authoring.evaluate.Budget;
import dev.diptych.authoring.evaluate.Report;
import dev.diptych.authoring.evaluate.UnitConversion;

/**
 * What a vocabulary works with.
 *
 * @param units converts units, with the frame rate of the text
 * @param report receives errors and warnings
 * @param budget bounds the rows that the text expands to
 * @param material opens files that words name
 */
public record ExpansionContext(
    UnitConversion units, Report report, Budget budget, Material material) {
  /** The same units, for work after the expansion that has its own report. */
  public ExpansionContext reportingTo(Report other) {
    UnitConversion same = new UnitConversion(units.rate(), other);
    return new ExpansionContext(same, other, new Budget(other), material);
  }
}
