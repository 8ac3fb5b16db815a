/** Specs as YAML, with the keys that Kaitai ignores, independent of their meaning. */
package dev.diptych.compiler.ksy;
