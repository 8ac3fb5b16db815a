/** The values of an example under construction, and the evaluation of expressions on them. */
@NullMarked
package dev.diptych.spectools.example.values;

import org.jspecify.annotations.NullMarked;
