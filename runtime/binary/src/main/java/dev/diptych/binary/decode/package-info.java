/** Decodes files: values, their locations, and the bytes that no field reads. */
package dev.diptych.binary.decode;
