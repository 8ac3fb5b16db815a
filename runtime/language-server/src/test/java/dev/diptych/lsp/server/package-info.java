/** Tests of the server that need no client. */
package dev.diptych.lsp.server;
