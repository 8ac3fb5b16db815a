/** The library: that it does what the command does, and nothing else to its callers. */
@NullMarked
package dev.diptych.conformance.library;

import org.jspecify.annotations.NullMarked;
