/** JSON support for the runner. */
@NullMarked
package dev.diptych.runner.json;

import org.jspecify.annotations.NullMarked;
