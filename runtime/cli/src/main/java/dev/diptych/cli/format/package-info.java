/** The command that formats texts. */
@NullMarked
package dev.diptych.cli.format;

import org.jspecify.annotations.NullMarked;
