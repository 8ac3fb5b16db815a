package dev.diptych.spectools.diff.rule;

import dev.diptych.model.schema.Type;
import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.pair.FieldPair;
import java.util.Locale;

/** {@code encoding-changed}: the characters of a text are stored in another way. */
final class EncodingRule implements FieldRule {
  @Override
  public void compare(FieldPair fields, Changes changes) {
    if (fields.old().field().type() instanceof Type.Text was
        && fields.now().field().type() instanceof Type.Text is
        && !was.encoding().equalsIgnoreCase(is.encoding())) {
      Impact impact = extended(was.encoding(), is.encoding()) ? Impact.COMPATIBLE : Impact.BOTH;
      String message = FieldPair.change("its encoding", was.encoding(), is.encoding());
      changes.report("encoding-changed", impact, fields, "encoding", message);
    }
  }

  /** Whether every text of {@code was} is the same in {@code is}. */
  private static boolean extended(String was, String is) {
    return plain(was).equals("USASCII") && plain(is).equals("UTF8");
  }

  private static String plain(String encoding) {
    String word = encoding.toUpperCase(Locale.ROOT).replaceAll("[^A-Z0-9]", "");
    return word.equals("ASCII") ? "USASCII" : word;
  }
}
