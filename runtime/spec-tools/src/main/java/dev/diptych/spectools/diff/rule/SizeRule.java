package dev.diptych.spectools.diff.rule;

import dev.diptych.model.schema.Frame;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.pair.FieldPair;

/**
 * {@code size-changed}: a field is longer or shorter, or something else tells how long it is. A
 * text need not care where a length follows from what is said, or where a padded text has got more
 * room.
 */
final class SizeRule implements FieldRule {
  @Override
  public void compare(FieldPair fields, Changes changes) {
    boolean rest = rest(fields.old()) == rest(fields.now());
    Object was = fields.old().size();
    Object is = fields.now().size();
    if (fields.written() && !(rest && fields.structs().specs().same(was, is))) {
      String message = FieldPair.change("its size", words(fields.old()), words(fields.now()));
      boolean texts = !(free(fields) || grown(fields));
      changes.report("size-changed", Impact.of(true, texts), fields, "size", message);
    }
  }

  private static boolean rest(FieldView view) {
    return view.written().sizeEos();
  }

  private static String words(FieldView view) {
    return rest(view) ? "all that is left" : view.written().size();
  }

  /** Whether any length is as good as any other, as far as a text is concerned. */
  private static boolean free(FieldPair fields) {
    return rest(fields.now()) || Follows.length(fields.structs().now(), fields.now());
  }

  private static boolean grown(FieldPair fields) {
    return frame(fields.old()) instanceof Frame.FixedSize was
        && frame(fields.now()) instanceof Frame.FixedSize is
        && is.size() >= was.size();
  }

  private static Frame frame(FieldView view) {
    Type type = view.field().type();
    return type instanceof Type.Text text
        ? text.frame()
        : type instanceof Type.Bytes bytes ? bytes.frame() : null;
  }
}
