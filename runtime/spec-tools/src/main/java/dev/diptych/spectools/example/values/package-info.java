/** The values of an example under construction, and the evaluation of expressions on them. */
package dev.diptych.spectools.example.values;
