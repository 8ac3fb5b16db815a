/** The spec tools as the command uses them. */
package dev.diptych.spectools;
