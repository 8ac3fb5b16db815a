/**
 * What a module that knows a subject can say about documents, without the engine knowing the
 * subject: rules find, repairs mend, facts summarise.
 */
package dev.diptych.model.rule;
