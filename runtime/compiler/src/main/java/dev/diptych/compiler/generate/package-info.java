/**
 * Fills {@code generated/} from {@code spec/}: Java sources, schemas, the catalog's index and a
 * manifest; or compares what is there with what would be written.
 */
package dev.diptych.compiler.generate;
