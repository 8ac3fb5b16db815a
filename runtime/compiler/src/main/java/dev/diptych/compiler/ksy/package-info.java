/** Specs as YAML, with the keys that Kaitai ignores. Knows nothing of what the keys mean. */
package dev.diptych.compiler.ksy;
