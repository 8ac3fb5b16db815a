/** Source texts, spans and positions. Knows nothing of formats, schemas or parsing. */
@NullMarked
package dev.diptych.model.source;

import org.jspecify.annotations.NullMarked;
