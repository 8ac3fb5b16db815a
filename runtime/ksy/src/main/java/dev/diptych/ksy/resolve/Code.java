package dev.diptych.ksy.resolve;

import dev.diptych.ksy.expression.Tree;
import org.jspecify.annotations.Nullable;

/**
 * An expression of a spec.
 *
 * @param place the scalar that it is
 * @param text its text
 * @param tree null where it is no expression, which has been reported
 */
record Code(Scalar place, String text, @Nullable Tree tree) {}
