package dev.diptych.ksy.resolve;

import org.jspecify.annotations.Nullable;

/**
 * What is known of a node of an expression while a spec is read.
 *
 * @param type its type
 * @param target the {@link Member} that it reads, the enumeration of a label, the {@link Type} of a
 *     cast or a size, the {@link Struct} of {@code _root}, {@code _parent} and {@code _sizeof};
 *     null for others
 */
record Meaning(Type type, @Nullable Object target) {}
