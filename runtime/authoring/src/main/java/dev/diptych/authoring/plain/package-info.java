/** Writes evaluated sections as a plain text. */
@NullMarked
package dev.diptych.authoring.plain;

import org.jspecify.annotations.NullMarked;
