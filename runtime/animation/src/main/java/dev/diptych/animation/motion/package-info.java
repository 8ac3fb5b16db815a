/**
 * Motions of Mikoto: tracks of keys, read from documents and written back to them. The facts are
 * those known of Mikoto: the page of July 2014 that describes its export, and real files.
 */
@NullMarked
package dev.diptych.animation.motion;

import org.jspecify.annotations.NullMarked;
