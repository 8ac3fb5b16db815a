/** Commands that report on files and formats and write nothing. */
package dev.diptych.cli.inspect;
