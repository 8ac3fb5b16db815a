/** An executor based on plain generated code. */
package dev.diptych.plain.executor;
