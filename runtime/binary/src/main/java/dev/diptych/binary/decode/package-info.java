/** Decodes files: values, their locations, and the bytes that no field reads. */
@NullMarked
package dev.diptych.binary.decode;

import org.jspecify.annotations.NullMarked;
