/**
 * Tests of the language server through a client of the protocol: sessions in {@code
 * src/test/resources/lsp} with steps and expected results, which {@code -Dbless} updates, and tests
 * of what sessions cannot express.
 */
package dev.diptych.conformance.lsp;
