/** Numbers and names in messages, and a limit on the number of findings. */
package dev.diptych.animation.report;
