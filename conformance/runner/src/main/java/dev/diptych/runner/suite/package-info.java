/** The vectors, as a folder or a zip with a manifest. */
@NullMarked
package dev.diptych.runner.suite;

import org.jspecify.annotations.NullMarked;
