/**
 * An input animation as its curves: a view over a document that knows which curve belongs to what,
 * so that those who look for something in the curves need not know how a document is built.
 */
package dev.diptych.animation.curve;
