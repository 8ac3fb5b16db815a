package dev.diptych.binary.encode;

import dev.diptych.model.document.FileBytes;
import dev.diptych.model.document.Struct;
import dev.diptych.records.RecordStream;
import java.util.function.Supplier;

/**
 * What encoding gives.
 *
 * @param file the bytes
 * @param root the values, with those that only encoding could derive
 * @param stream what was written, to be read again
 */
public record Encoded(FileBytes file, Struct root, Supplier<RecordStream> stream) {}
