package dev.diptych.binary.encode;

import dev.diptych.model.document.FileBytes;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Struct;
import dev.diptych.records.RecordStream;
import java.util.Set;
import java.util.function.Supplier;

/**
 * An encoded file.
 *
 * @param file the bytes
 * @param root the values, complete
 * @param omitted the paths to checksums that have placeholders, because the values have none
 * @param stream opens the file for decoding
 */
public record Encoded(
    FileBytes file, Struct root, Set<Path> omitted, Supplier<RecordStream> stream) {}
