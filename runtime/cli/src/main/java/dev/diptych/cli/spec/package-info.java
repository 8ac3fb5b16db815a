/** Commands for Kaitai Struct specs. */
package dev.diptych.cli.spec;
