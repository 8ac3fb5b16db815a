/** The cost of structs is proportional to their number. */
package dev.diptych.conformance.scale;
