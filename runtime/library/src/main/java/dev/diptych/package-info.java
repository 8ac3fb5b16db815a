/**
 * Converts between binary files and their texts, without loss.
 *
 * <p>{@link dev.diptych.Diptych} is the entry. It decodes bytes and parses texts to a {@link
 * dev.diptych.Document}, which encodes, prints and gives access to its values.
 *
 * <p>This package is the API of Diptych: its public types and members follow semantic versioning.
 * Members are removed or changed incompatibly only in a new major version, or, before version 1.0,
 * in a new minor version. Codes of diagnostics are part of it; their messages are not. All other
 * packages of Diptych are its implementation and may change in any version.
 *
 * <p>All types are immutable and thread-safe. No method returns or accepts null, unless its
 * documentation allows it. Nothing is logged or printed, and no setting of the process is used
 * except the temporary folder.
 */
@NullMarked
package dev.diptych;

import org.jspecify.annotations.NullMarked;
