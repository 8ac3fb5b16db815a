/**
 * Documents as JSON that does not depend on a language's number types, for other implementations
 * and for readers. Knows schemas and documents, but no files, processes or formats. {@code
 * conformance/docs/infoset.md} is the reference.
 */
@NullMarked
package dev.diptych.infoset;

import org.jspecify.annotations.NullMarked;
