package dev.diptych.binary.decode;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Locations;
import dev.diptych.model.document.Struct;
import java.util.List;

/**
 * A decoded file.
 *
 * @param root its values; bytes that no field reads are residue of the struct around them
 * @param locations where each value is in the file
 * @param extents byte ranges of structs in the file
 * @param unread number of bytes of the file that no field reads
 * @param gaps those bytes
 * @param notes notes and warnings, no errors
 */
public record Decoded(
    Struct root,
    Locations locations,
    Extents extents,
    long unread,
    Gaps gaps,
    List<Diagnostic> notes) {}
