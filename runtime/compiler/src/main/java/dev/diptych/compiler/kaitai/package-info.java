/**
 * The Kaitai Struct compiler, called in process: specs in, checked specs and generated sources out.
 * Scala stays in here and in what walks its syntax trees.
 */
package dev.diptych.compiler.kaitai;
