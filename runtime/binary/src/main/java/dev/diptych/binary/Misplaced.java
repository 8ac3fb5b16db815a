package dev.diptych.binary;

import dev.diptych.model.document.Path;

/**
 * A field that is present although its condition does not hold, or the other way round.
 *
 * @param path its path
 * @param required whether the condition holds
 */
public record Misplaced(Path path, boolean required) {}
