package dev.diptych.twin;

import dev.diptych.model.document.Document;
import dev.diptych.model.document.Places;

/**
 * A file of either face that is understood.
 *
 * @param name what people call it
 * @param face which face it is
 * @param document what it means, complete, with its residue
 * @param places where in the file each value stands
 */
public record Opened(String name, Face face, Document document, Places places) {}
