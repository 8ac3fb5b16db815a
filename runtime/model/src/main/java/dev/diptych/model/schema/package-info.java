/**
 * Schemas: types, fields, derivations, defaults, and names in the text. Derived from a {@code
 * .ksy}; knows nothing of Kaitai, ANTLR, YAML or JSON.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.model.schema;

import org.jspecify.annotations.NullMarked;
