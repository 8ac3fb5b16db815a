/**
 * The plug-in interface for families of formats. {@link dev.diptych.family.FormatFamily} is the
 * service that the command line looks up with {@link java.util.ServiceLoader}; the other types are
 * what its commands work with.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.family;

import org.jspecify.annotations.NullMarked;
