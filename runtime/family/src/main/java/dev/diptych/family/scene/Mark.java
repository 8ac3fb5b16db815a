package dev.diptych.family.scene;

import dev.diptych.model.document.Path;

/**
 * A named time.
 *
 * @param time in seconds
 * @param name its name
 * @param path where the document has it
 */
public record Mark(double time, String name, Path path) {}
