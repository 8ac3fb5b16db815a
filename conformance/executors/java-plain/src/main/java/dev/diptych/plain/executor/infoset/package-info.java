/** Documents as JSON. */
package dev.diptych.plain.executor.infoset;
