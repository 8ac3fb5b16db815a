/** Numbers in messages, and the report of a lint. */
@NullMarked
package dev.diptych.animation.report;

import org.jspecify.annotations.NullMarked;
