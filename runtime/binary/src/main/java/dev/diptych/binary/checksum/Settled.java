package dev.diptych.binary.checksum;

import dev.diptych.model.document.Path;
import dev.diptych.model.document.Value;
import java.util.Map;

/**
 * Checksums that were computed.
 *
 * @param values the values, by the path to each
 * @param failures why a value cannot be computed, by the path to it
 */
public record Settled(Map<Path, Value> values, Map<Path, String> failures) {}
