/**
 * Commands for Kaitai Struct specs.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.cli.spec;

import org.jspecify.annotations.NullMarked;
