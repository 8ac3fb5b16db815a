/** Prints diagnostics and text for users. */
package dev.diptych.cli.render;
