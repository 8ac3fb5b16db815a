package dev.diptych.cli.project;

import dev.diptych.model.diagnostic.Location;

/**
 * A text in a project file.
 *
 * @param value the text
 * @param at its location
 */
public record Entry(String value, Location at) {}
