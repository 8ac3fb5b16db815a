/** What a position in a spec is: a key or a value of which map. Offsets are UTF-16 code units. */
@NullMarked
package dev.diptych.lsp.spec;

import org.jspecify.annotations.NullMarked;
