/** What SECURITY.md promises, for each input. */
package dev.diptych.conformance.safety;
