/**
 * The plug-in interface for families of formats. {@link dev.diptych.family.FormatFamily} is the
 * service that the command line looks up with {@link java.util.ServiceLoader}; the other types are
 * what its commands work with.
 */
package dev.diptych.family;
