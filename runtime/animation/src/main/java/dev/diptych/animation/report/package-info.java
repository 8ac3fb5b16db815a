/** Numbers in messages, and the report of a lint. */
package dev.diptych.animation.report;
