package dev.diptych.spectools.relation;

import java.nio.ByteBuffer;

/**
 * A file of a format.
 *
 * @param name its name, for diagnostics
 * @param file all of its bytes, of either face
 */
public record Sample(String name, ByteBuffer file) {}
