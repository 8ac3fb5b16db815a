/**
 * Schemas: types, fields, derivations, defaults, and names in the text. Derived from a {@code
 * .ksy}; knows nothing of Kaitai, ANTLR, YAML or JSON.
 */
@NullMarked
package dev.diptych.model.schema;

import org.jspecify.annotations.NullMarked;
