/**
 * Converts documents of one version of a format to another: by the names of fields, structs and
 * enum members, following aliases. What the new version cannot hold is reported.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.twin.migrate;

import org.jspecify.annotations.NullMarked;
