/** Documents from texts. */
package dev.diptych.plain.executor.text;
