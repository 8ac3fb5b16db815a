package dev.diptych.compiler.diff.pair;

import dev.diptych.compiler.view.Cases.Case;

/**
 * A case of a switch on both sides.
 *
 * @param old the case as it was, or null where it is new
 * @param now the case as it is, or null where it is gone
 */
public record CasePair(Case old, Case now) {}
