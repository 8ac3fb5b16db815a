/** The differences between two specs, as data and in words. */
package dev.diptych.spectools.diff.change;
