/**
 * Rejects specs that the Kaitai Struct compiler accepts but no file can be read with: their values
 * are needed before they are known, never end, or cannot be computed.
 */
@NullMarked
package dev.diptych.compiler.check;

import org.jspecify.annotations.NullMarked;
