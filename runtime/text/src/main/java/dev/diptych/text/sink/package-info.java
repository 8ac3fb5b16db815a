/** Growing byte buffers for printed text. */
@NullMarked
package dev.diptych.text.sink;

import org.jspecify.annotations.NullMarked;
