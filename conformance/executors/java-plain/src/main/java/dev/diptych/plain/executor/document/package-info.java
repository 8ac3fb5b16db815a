/** Documents. */
package dev.diptych.plain.executor.document;
