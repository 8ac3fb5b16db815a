/**
 * Opens authored texts: plain texts with words that expand to plain text. {@link
 * dev.diptych.authoring.AuthoredTexts} is the entry point; a {@link
 * dev.diptych.authoring.Vocabulary} adds the words of a family of formats. Knows no format.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.authoring;

import org.jspecify.annotations.NullMarked;
