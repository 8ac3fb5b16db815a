/** The second reading of {@code verify}: it agrees, and it detects what it is there for. */
package dev.diptych.conformance.second;
