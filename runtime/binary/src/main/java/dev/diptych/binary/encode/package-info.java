/** Encodes values: builds objects of generated classes, packs, and writes them. */
@NullMarked
package dev.diptych.binary.encode;

import org.jspecify.annotations.NullMarked;
