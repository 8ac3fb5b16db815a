/** Blocks after evaluation, and what the schema knows about them. */
@NullMarked
package dev.diptych.authoring.section;

import org.jspecify.annotations.NullMarked;
