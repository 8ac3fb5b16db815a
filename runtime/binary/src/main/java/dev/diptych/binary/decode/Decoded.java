package dev.diptych.binary.decode;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.document.Locations;
import dev.diptych.model.document.Struct;
import java.util.List;

/**
 * What decoding a file gives.
 *
 * @param root its values; what no field has read is residue of the structs it stands in
 * @param locations where each value stands in the file
 * @param extents from where to where structs stand in the file
 * @param unread how many bytes of the file no field has read
 * @param gaps which bytes those are
 * @param notes what was found on the way; no errors
 */
public record Decoded(
    Struct root,
    Locations locations,
    Extents extents,
    long unread,
    Gaps gaps,
    List<Diagnostic> notes) {}
