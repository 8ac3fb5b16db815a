package dev.diptych.spectools.diff.trial;

import dev.diptych.spectools.diff.pair.StructPair;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a spec does with a file of the other one that it cannot read as before.
 *
 * @param code the code of the diagnostic, or that of a value that differs
 * @param effect one sentence
 * @param structs the structs of the first value that differs; null if the file is rejected
 * @param words the names that the message is about: ids of fields, or words of the text
 */
record Finding(String code, String effect, @Nullable StructPair structs, Set<String> words) {}
