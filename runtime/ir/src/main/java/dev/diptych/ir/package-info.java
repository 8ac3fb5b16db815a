/**
 * A spec as sealed records: types, enumerations, fields, expressions, each with its place in a
 * {@code .ksy}. Everything behind the front end works on these records and knows neither the trees
 * of the Kaitai Struct compiler nor YAML; only {@code lower} writes YAML again, for that compiler.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.ir;

import org.jspecify.annotations.NullMarked;
