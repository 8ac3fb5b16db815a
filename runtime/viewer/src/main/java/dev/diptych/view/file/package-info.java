/**
 * The files of a viewer, their versions, and the changes of them on disk. Knows no network.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.view.file;

import org.jspecify.annotations.NullMarked;
