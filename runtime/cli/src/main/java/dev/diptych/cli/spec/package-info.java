/** Commands for Kaitai Struct specs. */
@NullMarked
package dev.diptych.cli.spec;

import org.jspecify.annotations.NullMarked;
