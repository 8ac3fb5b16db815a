/** Prints diagnostics and text for users. */
@NullMarked
package dev.diptych.cli.render;

import org.jspecify.annotations.NullMarked;
