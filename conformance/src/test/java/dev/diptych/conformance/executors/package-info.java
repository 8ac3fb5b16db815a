/** The runner and the executors: those that are right, and those that are not. */
package dev.diptych.conformance.executors;
