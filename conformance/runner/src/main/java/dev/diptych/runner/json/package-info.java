/** JSON support for the runner. */
package dev.diptych.runner.json;
