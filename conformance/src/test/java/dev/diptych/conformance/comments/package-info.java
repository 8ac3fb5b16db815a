/** Tests of what commands do with the comments of texts. */
@NullMarked
package dev.diptych.conformance.comments;

import org.jspecify.annotations.NullMarked;
