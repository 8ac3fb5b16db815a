/**
 * From a {@code .ksy} to a format: loads a spec, checks it and derives its schema. It knows no
 * language but that of specs; what generates parsers is behind {@link
 * dev.diptych.compiler.generator}.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.compiler;

import org.jspecify.annotations.NullMarked;
