/**
 * A second reading of a file: plain code that Kaitai Struct generates reads it with Kaitai's own
 * runtime, and every value is compared with that of the document.
 *
 * <p>{@code PlainReader} calls generated code, {@code Agreement} walks both trees, {@code Leaf}
 * compares single values. Knows the model of documents, but no codec: what it compares must not
 * depend on what it judges.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.second;

import org.jspecify.annotations.NullMarked;
