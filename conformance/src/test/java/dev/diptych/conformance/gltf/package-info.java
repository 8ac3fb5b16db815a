/** The glTF files that {@code export} writes: valid, and they play what MRTK plays. */
@NullMarked
package dev.diptych.conformance.gltf;

import org.jspecify.annotations.NullMarked;
