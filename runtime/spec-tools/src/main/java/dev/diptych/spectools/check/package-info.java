/** The report of {@code spec check}: how each field is stored and shown in the text. */
@NullMarked
package dev.diptych.spectools.check;

import org.jspecify.annotations.NullMarked;
