/**
 * Motions of Mikoto: tracks of keys, read from documents and written back to them. The facts are
 * those known of Mikoto: the page of July 2014 that describes its export, and real files.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.animation.motion;

import org.jspecify.annotations.NullMarked;
