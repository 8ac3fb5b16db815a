/**
 * What a format is made of, as both faces see it: types, fields, what is derived, what is left out,
 * and what things are called in the text. Derived from a {@code .ksy}; knows nothing of Kaitai,
 * ANTLR, YAML or JSON.
 */
package dev.diptych.model.schema;
