/** The vectors, as a folder or a zip with a manifest. */
package dev.diptych.runner.suite;
