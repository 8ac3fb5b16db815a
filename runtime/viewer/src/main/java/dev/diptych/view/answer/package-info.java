/**
 * What a page can ask for: scenes, keys, curves and lines of the files that are shown. Knows no
 * network.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.view.answer;

import org.jspecify.annotations.NullMarked;
