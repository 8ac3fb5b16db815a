/**
 * Scenes, judged from outside: by values that were computed elsewhere, by the plain text that they
 * expand to, and by an evaluator that shares no code with the product.
 */
package dev.diptych.conformance.scenes;
