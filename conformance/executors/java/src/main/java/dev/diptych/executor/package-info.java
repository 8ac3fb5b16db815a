/** The engine as an implementation of the conformance protocol. Does not know the vectors. */
package dev.diptych.executor;
