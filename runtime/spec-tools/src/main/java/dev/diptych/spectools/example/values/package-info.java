/** The values of an example while it is made, and what expressions come to for them. */
package dev.diptych.spectools.example.values;
