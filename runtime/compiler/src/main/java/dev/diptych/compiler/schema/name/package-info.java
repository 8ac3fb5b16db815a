/**
 * The names of fields and members in texts. Knows specs, and no schemas.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.compiler.schema.name;

import org.jspecify.annotations.NullMarked;
