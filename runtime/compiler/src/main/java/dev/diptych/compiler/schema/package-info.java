/**
 * Derives a schema from a spec that the Kaitai Struct compiler has checked, and from the {@code
 * -twin-*} keys beside it. Knows nothing of generated code or of either face.
 */
package dev.diptych.compiler.schema;
