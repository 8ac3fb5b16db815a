/**
 * The binary face: decodes files to documents and encodes documents to files, by a plan of their
 * typed spec. Depends on specs and schemas, not on formats or texts.
 *
 * <p>{@code plan} has the steps of both directions, {@code expression} what they evaluate, {@code
 * stream} the bytes. {@code decode} and {@code encode} have the results and what is computed around
 * the steps: locations, offsets. {@code error} words messages.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.binary;

import org.jspecify.annotations.NullMarked;
