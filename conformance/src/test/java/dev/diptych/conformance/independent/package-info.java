/**
 * A second reading and writing of MRTK2 input animations, for the product to be compared with.
 *
 * <p>It is transcribed by hand from the published tables and from what MRTK's serializer does, on
 * nothing but {@code java.io}. It uses no class of the product and no generated parser: a mistake
 * in the spec, the lowering or the schema would otherwise be on both sides of a comparison.
 *
 * <p>Numbers are kept as the 32-bit words of the file. Two readings can then be compared down to
 * the payload of a NaN, which {@code ==} on floats cannot do.
 *
 * <p>{@link dev.diptych.conformance.independent.AnimationGenerator} makes small animations of every
 * shape and oddity, {@link dev.diptych.conformance.independent.RecordingGenerator} large realistic
 * ones.
 */
package dev.diptych.conformance.independent;
