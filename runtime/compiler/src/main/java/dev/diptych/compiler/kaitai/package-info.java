/**
 * Calls the Kaitai Struct compiler in process and turns its trees into {@code ir}. Nothing else
 * knows Scala or the compiler.
 */
package dev.diptych.compiler.kaitai;
