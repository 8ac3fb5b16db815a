/** What structs cost: in proportion to their number, whatever that is. */
package dev.diptych.conformance.scale;
