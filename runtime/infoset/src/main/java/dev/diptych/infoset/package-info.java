/**
 * Documents as JSON that does not depend on a language's number types, for other implementations
 * and for readers. Knows schemas and documents, but no files, processes or formats. {@code
 * conformance/docs/infoset.md} is the reference.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.infoset;

import org.jspecify.annotations.NullMarked;
