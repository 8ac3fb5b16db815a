/** The command that converts files to another version of their format. */
@NullMarked
package dev.diptych.cli.convert.migrate;

import org.jspecify.annotations.NullMarked;
