/** Commands that write one file for each input. */
package dev.diptych.cli.convert;
