/** Specs as YAML, with the keys that Kaitai ignores, independent of their meaning. */
@NullMarked
package dev.diptych.compiler.ksy;

import org.jspecify.annotations.NullMarked;
