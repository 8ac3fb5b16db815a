/** Shows diagnostics to people. Knows what a diagnostic is, not what it is about. */
package dev.diptych.cli.render;
