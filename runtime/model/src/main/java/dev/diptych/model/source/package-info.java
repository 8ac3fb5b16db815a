/**
 * Source texts, spans and positions. Knows nothing of formats, schemas or parsing.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.model.source;

import org.jspecify.annotations.NullMarked;
