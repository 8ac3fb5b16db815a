/**
 * From the YAML of a spec to its records: every name is bound, every expression typed, every key
 * checked. A wrong node is reported once and is of a type with which everything is allowed.
 *
 * <p>The order: {@code SpecTreeReader} parses every expression once, {@code Parents} finds the type
 * of {@code _parent}, {@code MemberCheck} types each expression in its place, {@code MemberTypes}
 * finds the types of members when they are needed, {@code SpecBuilder} makes the records.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.ksy.resolve;

import org.jspecify.annotations.NullMarked;
