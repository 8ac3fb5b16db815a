package dev.diptych.lsp.feature;

import org.eclipse.lsp4j.ServerCapabilities;

/** All features of the server. */
public final class Features {
  private final Symbols symbols = new Symbols();

  /** Adds what clients may ask for. */
  public void addTo(ServerCapabilities capabilities) {
    capabilities.setDocumentSymbolProvider(true);
  }

  /** The outline of a document. */
  public Symbols symbols() {
    return symbols;
  }
}
