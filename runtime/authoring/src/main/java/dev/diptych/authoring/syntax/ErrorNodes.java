package dev.diptych.authoring.syntax;

import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.tree.ErrorNode;
import org.antlr.v4.runtime.tree.ParseTree;

/** Finds what the parser skipped or made up. */
final class ErrorNodes {
  private ErrorNodes() {}

  /** Whether {@code context} or a part of it has an error. */
  static boolean in(ParserRuleContext context) {
    if (context.exception != null) {
      return true;
    }
    for (int i = 0; i < context.getChildCount(); i++) {
      ParseTree child = context.getChild(i);
      if (child instanceof ErrorNode || (child instanceof ParserRuleContext part && in(part))) {
        return true;
      }
    }
    return false;
  }
}
