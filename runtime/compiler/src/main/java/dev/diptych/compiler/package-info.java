/**
 * From a {@code .ksy} to what the engine runs on: a schema, lowered specs, generated Java. This
 * module alone links kaitai-struct-compiler, which is under GPL-3; nothing else may depend on it
 * but a command that offers it.
 */
package dev.diptych.compiler;
