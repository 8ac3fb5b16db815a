/** Reports: Markdown, HTML and JUnit XML. */
@NullMarked
package dev.diptych.runner.report;

import org.jspecify.annotations.NullMarked;
