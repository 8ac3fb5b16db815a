package dev.diptych.binary;

import dev.diptych.model.document.Places;
import dev.diptych.model.document.Struct;

/**
 * What decoding a file gives.
 *
 * @param root its values
 * @param places where each stands in the file
 * @param consumed how many bytes the spec accounts for, from the start; what follows is trailing
 */
public record Decoded(Struct root, Places places, int consumed) {}
