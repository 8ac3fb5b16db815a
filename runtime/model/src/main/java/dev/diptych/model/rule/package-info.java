/**
 * Extension points for modules that know a format: rules check documents, repairs fix them, facts
 * summarise them.
 */
package dev.diptych.model.rule;
