/**
 * Diagnostics as data: what was found, how bad it is, and where. One printer renders them for
 * people, another for machines; neither is here.
 */
package dev.diptych.model.diagnostic;
