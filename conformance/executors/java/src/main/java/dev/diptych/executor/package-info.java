/**
 * Our own engine as an implementation of the protocol: what the command does, asked in pieces. It
 * must not know the vectors.
 */
package dev.diptych.executor;
