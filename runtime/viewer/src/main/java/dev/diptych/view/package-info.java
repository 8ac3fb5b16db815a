/**
 * A page in a browser that shows what files contain and follows their changes. Knows no format:
 * what moves is a {@link dev.diptych.family.scene.Scene} of a format family. Does not read files
 * itself: a {@link dev.diptych.view.file.Subject} does.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.view;

import org.jspecify.annotations.NullMarked;
