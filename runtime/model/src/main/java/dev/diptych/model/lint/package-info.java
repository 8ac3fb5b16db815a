/** Extension points for modules that know a format: lints check documents, and repairs fix them. */
package dev.diptych.model.lint;
