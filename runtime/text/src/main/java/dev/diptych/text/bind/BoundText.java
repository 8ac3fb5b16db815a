package dev.diptych.text.bind;

import dev.diptych.model.document.Document;
import dev.diptych.model.document.Locations;

/**
 * A text that is understood.
 *
 * @param document what it means, complete
 * @param locations where in the text each value stands
 */
public record BoundText(Document document, Locations locations) {}
