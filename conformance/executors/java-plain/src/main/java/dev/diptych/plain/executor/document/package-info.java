/** Values, as schemas have them. */
package dev.diptych.plain.executor.document;
