/** Source texts, spans and positions. Knows nothing of formats, schemas or parsing. */
package dev.diptych.model.source;
