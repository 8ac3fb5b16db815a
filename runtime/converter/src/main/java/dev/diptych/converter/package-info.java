/**
 * The front door of the engine: opens, checks, converts, formats and repairs files of either face,
 * with the format families that are installed. The command, the library, the language server and
 * the Maven plugin differ only in how they show what it reports. Knows no files, no options and no
 * protocol.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.converter;

import org.jspecify.annotations.NullMarked;
