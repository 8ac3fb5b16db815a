/**
 * Documents as JSON that leaves nothing to a language's number types, for other implementations and
 * for people who look. It knows schemas and documents; of files, of processes and of any one format
 * it must not know. {@code conformance/docs/infoset.md} is its reference.
 */
package dev.diptych.infoset;
