/** Files and texts of old versions become those of new ones. */
@NullMarked
package dev.diptych.conformance.migration;

import org.jspecify.annotations.NullMarked;
