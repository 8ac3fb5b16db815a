/** What the command sees of all this. */
package dev.diptych.spectools;
