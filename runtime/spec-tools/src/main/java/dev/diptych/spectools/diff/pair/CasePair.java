package dev.diptych.spectools.diff.pair;

import dev.diptych.spectools.describe.Cases.Case;

/**
 * A case of a switch on both sides.
 *
 * @param old the case as it was, or null where it is new
 * @param now the case as it is, or null where it is gone
 */
public record CasePair(Case old, Case now) {}
