/** Reports: Markdown, HTML and JUnit XML. */
package dev.diptych.runner.report;
