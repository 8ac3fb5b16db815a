package dev.diptych.lsp.server;

/**
 * The text of a document as the server has it, so that a client can be tested.
 *
 * @param version the version of the client
 * @param text all of it
 */
record DocumentText(int version, String text) {}
