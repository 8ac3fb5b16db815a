/**
 * Documents of motions and of input animations, each as what the mathematics works on, and the way
 * from the one to the other. Knows the fields of both formats by their ids; must not know how
 * documents are written down, nor who asks.
 */
package dev.diptych.animation.convert;
