package dev.diptych.text.bind;

import dev.diptych.model.diagnostic.Locations;
import dev.diptych.model.document.Document;

/**
 * The result of binding.
 *
 * @param document the complete document
 * @param locations the locations of its values in the text
 */
public record BoundText(Document document, Locations locations) {}
