/**
 * Access to generated classes by reflection: their constructors, members and byte ranges.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.binary.generated;

import org.jspecify.annotations.NullMarked;
