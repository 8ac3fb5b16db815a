package dev.diptych.conformance.independent.mikoto;

/**
 * An attribute or a block that the format has no name for.
 *
 * @param text its bytes, from its name to the end of its value or its last brace
 */
public record Other(String text) implements Part {}
