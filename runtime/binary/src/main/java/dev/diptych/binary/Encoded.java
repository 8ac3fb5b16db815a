package dev.diptych.binary;

import dev.diptych.model.document.Struct;
import java.nio.ByteBuffer;

/**
 * What encoding gives.
 *
 * @param file the bytes, from 0 to the limit
 * @param root the values, with those that only encoding could derive
 */
public record Encoded(ByteBuffer file, Struct root) {}
