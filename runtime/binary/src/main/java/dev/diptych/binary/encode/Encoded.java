package dev.diptych.binary.encode;

import dev.diptych.model.document.FileBytes;
import dev.diptych.model.document.Struct;
import dev.diptych.records.RecordStream;
import java.util.function.Supplier;

/**
 * An encoded file.
 *
 * @param file the bytes
 * @param root the values, complete
 * @param stream opens the file for decoding
 */
public record Encoded(FileBytes file, Struct root, Supplier<RecordStream> stream) {}
