/** JSON as the runner needs it. It knows nothing of what it says. */
package dev.diptych.runner.json;
