/**
 * Places that depend on other things: spaces, props, and the paths and rotations that are authored
 * in them. Everything is a function of time, evaluated when it is asked for; that the functions do
 * not depend on themselves is checked while they are evaluated.
 *
 * <p>It must not know how keys are chosen or written.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.animation.authoring.space;

import org.jspecify.annotations.NullMarked;
