/**
 * What is by nature about animation and what the engine does not know: what people who author or
 * record input animations want to be told, what can be mended, and what is worth a summary. It
 * works on documents and must not know how they are written down: neither bytes nor text, nor who
 * asks.
 */
package dev.diptych.animation;
