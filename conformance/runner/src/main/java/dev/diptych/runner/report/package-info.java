/** Pages about runs: for people in Markdown and HTML, for machines in JUnit's XML. */
package dev.diptych.runner.report;
