/**
 * Authored texts: what they expand to, and how they are rejected. The expected results are files in
 * {@code conformance/authored}.
 */
package dev.diptych.conformance.authored;
