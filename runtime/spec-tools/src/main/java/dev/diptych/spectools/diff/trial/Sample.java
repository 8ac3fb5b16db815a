package dev.diptych.spectools.diff.trial;

import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Struct;
import org.jspecify.annotations.Nullable;

/**
 * A generated file in both faces.
 *
 * @param root its values
 * @param bytes the binary file
 * @param text the canonical text
 * @param varied the field whose value is varied, as the name of the struct, a slash and the id; or
 *     null
 */
record Sample(Struct root, Blob bytes, Blob text, @Nullable String varied) {}
