/** From motions to input animations and back, checked by mathematics of its own. */
package dev.diptych.conformance.motion;
