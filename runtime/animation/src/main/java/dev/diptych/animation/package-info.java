/**
 * The plug-in for the two animation formats: input animations of MRTK ({@code input}), motions of
 * Mikoto ({@code motion}), and conversions between them ({@code convert}). {@code math} and {@code
 * report} are shared by both.
 */
package dev.diptych.animation;
