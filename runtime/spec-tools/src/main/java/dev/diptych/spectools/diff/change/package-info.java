/** What differs between two specs, as data and in words. Knows nothing of how it was found. */
package dev.diptych.spectools.diff.change;
