/**
 * The plug-in for the two animation formats: input animations of MRTK ({@code input}), motions of
 * Mikoto ({@code motion}), and conversions between them ({@code convert}). {@code math} and {@code
 * report} are shared by both.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.animation;

import org.jspecify.annotations.NullMarked;
