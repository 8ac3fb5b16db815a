/** Extension points for modules that know a format: lints check documents, and repairs fix them. */
@NullMarked
package dev.diptych.model.lint;

import org.jspecify.annotations.NullMarked;
