/**
 * What the command asks of the part that compiles specs. That part links the Kaitai Struct
 * compiler, which is under GPL-3, and need not be installed; this one only says what it can do.
 */
package dev.diptych.specs;
