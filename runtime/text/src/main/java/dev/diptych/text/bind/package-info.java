/**
 * Binds a syntax tree to a schema: resolves names, converts values, sets omitted fields, and
 * reports errors with their location.
 */
@NullMarked
package dev.diptych.text.bind;

import org.jspecify.annotations.NullMarked;
