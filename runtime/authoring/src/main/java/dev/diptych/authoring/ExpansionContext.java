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
    UnitConversion units, Report report, Budget budget, Material material) {}
