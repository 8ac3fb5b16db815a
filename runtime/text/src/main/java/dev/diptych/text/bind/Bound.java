package dev.diptych.text.bind;

import dev.diptych.model.document.Document;
import dev.diptych.model.document.Places;

/**
 * A text that is understood.
 *
 * @param document what it means, complete
 * @param places where in the text each value stands
 */
public record Bound(Document document, Places places) {}
