/**
 * Schemas: types, fields, derivations, defaults, and names in the text. Derived from a {@code
 * .ksy}; knows nothing of Kaitai, ANTLR, YAML or JSON.
 */
package dev.diptych.model.schema;
