/**
 * Where things stand in a text: sources, spans and positions. Knows nothing of formats, schemas or
 * how a text is parsed.
 */
package dev.diptych.model.source;
