/** The viewer, in a real browser and as a server that others try to misuse. */
package dev.diptych.conformance.view;
