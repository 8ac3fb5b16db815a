/** The report of {@code spec check}: how each field is stored and shown in the text. */
package dev.diptych.spectools.check;
