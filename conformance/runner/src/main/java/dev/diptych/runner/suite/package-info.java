/** The vectors, as a folder or a zip with a manifest. It must not know how they are run. */
package dev.diptych.runner.suite;
