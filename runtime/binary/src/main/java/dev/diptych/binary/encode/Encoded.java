package dev.diptych.binary.encode;

import dev.diptych.model.document.FileBytes;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Struct;
import java.util.Set;

/**
 * An encoded file.
 *
 * @param file the bytes
 * @param root the values, complete
 * @param omitted the paths to checksums that have placeholders, because the values have none
 */
public record Encoded(FileBytes file, Struct root, Set<Path> omitted) {}
