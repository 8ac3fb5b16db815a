package dev.diptych.lsp.server;

import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.services.WorkspaceService;

/** The notifications about files and settings. */
final class WorkspaceRequests implements WorkspaceService {
  private final Checks checks;

  WorkspaceRequests(Checks checks) {
    this.checks = checks;
  }

  @Override
  public void didChangeConfiguration(DidChangeConfigurationParams changed) {
    checks.changed();
  }

  @Override
  public void didChangeWatchedFiles(DidChangeWatchedFilesParams changed) {
    checks.changed();
  }
}
