/** Tests of documents. */
package dev.diptych.lsp.document;
