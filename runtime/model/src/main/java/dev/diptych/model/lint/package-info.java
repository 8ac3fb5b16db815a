/**
 * Extension points for modules that know a format: lints check documents, and repairs fix them.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.model.lint;

import org.jspecify.annotations.NullMarked;
