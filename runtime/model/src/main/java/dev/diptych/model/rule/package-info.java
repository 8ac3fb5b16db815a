/** Extension points for modules that know a format: rules check documents, and repairs fix them. */
package dev.diptych.model.rule;
