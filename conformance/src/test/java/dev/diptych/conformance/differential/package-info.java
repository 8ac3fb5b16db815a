/**
 * The codec that is a plan of a spec against the one that runs generated classes: what both decode
 * of all files of the features.
 */
@NullMarked
package dev.diptych.conformance.differential;

import org.jspecify.annotations.NullMarked;
