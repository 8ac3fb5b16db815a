package dev.diptych.lsp.names;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What the names of a text and of the texts that it includes refer to.
 *
 * @param references the definitions of each reference: several if it is included at several places,
 *     none if it is unknown
 * @param definitions all definitions
 * @param visible the definitions that are visible at the position that was asked for, the innermost
 *     first
 * @param duplicates names that are defined twice in one block
 */
public record Resolution(
    Map<Occurrence, Set<Definition>> references,
    Set<Definition> definitions,
    List<Definition> visible,
    Set<Occurrence> duplicates) {}
