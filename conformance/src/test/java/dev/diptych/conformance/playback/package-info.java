/**
 * Plays compiled animations as MRTK does and compares them with the movements that the authored
 * texts describe. The player, the easings and the mathematics are written for these tests and share
 * no code with the runtime.
 */
package dev.diptych.conformance.playback;
