/** The names of fields and members in texts. Knows specs, and no schemas. */
@NullMarked
package dev.diptych.compiler.schema.name;

import org.jspecify.annotations.NullMarked;
