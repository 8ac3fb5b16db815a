/** Encodes values: builds objects of generated classes, packs, and writes them. */
package dev.diptych.binary.encode;
