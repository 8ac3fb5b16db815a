package dev.diptych.lsp.feature;

import dev.diptych.lsp.analysis.Finding;
import dev.diptych.lsp.analysis.Snapshot;
import dev.diptych.lsp.document.Document;
import dev.diptych.model.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** Offers to fix what diagnostics report. */
public final class CodeActions {
  /** The kinds of actions. */
  public static final List<String> KINDS =
      List.of(CodeActionKind.QuickFix, CodeActionKind.SourceFixAll);

  CodeActions() {}

  /** The fixes of the diagnostics in a range, and all safe fixes of the text. */
  public List<Either<Command, CodeAction>> answer(CodeActionParams asked, Snapshot snapshot) {
    List<Either<Command, CodeAction>> actions = new ArrayList<>();
    TextView view = TextView.of(snapshot);
    List<Finding> findings = new ArrayList<>();
    for (Finding finding : snapshot.findings().get().list()) {
      if (finding.uri().equals(view.document().uri())) {
        findings.add(finding);
      }
    }
    if (wants(asked, CodeActionKind.QuickFix)) {
      for (Finding finding : findings) {
        if (overlaps(view.document(), finding.range(), asked.getRange())) {
          fixes(view, finding, asked).forEach(each -> actions.add(Either.forRight(each)));
        }
      }
    }
    if (wants(asked, CodeActionKind.SourceFixAll)) {
      fixAll(view, findings, actions);
    }
    return actions;
  }

  private static boolean wants(CodeActionParams asked, String kind) {
    List<String> only = asked.getContext() == null ? null : asked.getContext().getOnly();
    return only == null || only.stream().anyMatch(each -> (kind + ".").startsWith(each + "."));
  }

  private static boolean overlaps(Document document, Range a, Range b) {
    return document.offset(a.getStart()) <= document.offset(b.getEnd())
        && document.offset(b.getStart()) <= document.offset(a.getEnd());
  }

  private static List<CodeAction> fixes(TextView view, Finding finding, CodeActionParams asked) {
    List<CodeAction> actions = new ArrayList<>();
    for (Fix fix : new Fixes(view).of(finding)) {
      CodeAction action = action(view, fix.title(), CodeActionKind.QuickFix, List.of(fix));
      action.setIsPreferred(actions.isEmpty());
      action.setDiagnostics(same(finding, asked));
      actions.add(action);
    }
    RepairAction repair = new RepairAction(view);
    if (repair.appliesTo(finding)) {
      repair
          .text()
          .ifPresent(
              text -> {
                Span all = new Span(0, view.document().length());
                Fix fix = new Fix("Repair the text", all, text, false);
                actions.add(action(view, fix.title(), CodeActionKind.QuickFix, List.of(fix)));
              });
    }
    return actions;
  }

  /** The diagnostics of the client that {@code finding} is. */
  private static List<Diagnostic> same(Finding finding, CodeActionParams asked) {
    List<Diagnostic> shown = new ArrayList<>();
    if (asked.getContext() != null && asked.getContext().getDiagnostics() != null) {
      shown.addAll(asked.getContext().getDiagnostics());
    }
    shown.removeIf(each -> !each.getRange().equals(finding.range()));
    return shown;
  }

  private static void fixAll(
      TextView view, List<Finding> findings, List<Either<Command, CodeAction>> actions) {
    List<Fix> safe = new ArrayList<>();
    int end = 0;
    List<Fix> all = new ArrayList<>();
    findings.forEach(finding -> all.addAll(new Fixes(view).of(finding)));
    all.sort(java.util.Comparator.comparingInt(fix -> fix.span().start()));
    for (Fix fix : all) {
      if (fix.safe() && fix.span().start() >= end) {
        safe.add(fix);
        end = Math.max(fix.span().end(), fix.span().start() + 1);
      }
    }
    if (!safe.isEmpty()) {
      String title = "Fix everything that has only one fix";
      actions.add(Either.forRight(action(view, title, CodeActionKind.SourceFixAll, safe)));
    }
  }

  private static CodeAction action(TextView view, String title, String kind, List<Fix> fixes) {
    List<TextEdit> edits =
        fixes.stream().map(fix -> new TextEdit(view.range(fix.span()), fix.text())).toList();
    CodeAction action = new CodeAction(title);
    action.setKind(kind);
    action.setEdit(new WorkspaceEdit(Map.of(view.document().uri(), edits)));
    return action;
  }
}
