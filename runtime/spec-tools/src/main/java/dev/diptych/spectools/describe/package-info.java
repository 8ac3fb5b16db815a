/**
 * A spec from all sides: the schema that it gives, the compiler's view, and its author's words. For
 * what tells people about specs.
 */
package dev.diptych.spectools.describe;
