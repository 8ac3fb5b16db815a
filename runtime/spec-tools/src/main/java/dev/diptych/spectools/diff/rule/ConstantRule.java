package dev.diptych.spectools.diff.rule;

import dev.diptych.model.schema.Derivation;
import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.pair.FieldPair;

/**
 * {@code constant-changed}: a field that can be nothing but one value can be another, anything, or
 * nothing else from now on.
 */
final class ConstantRule implements FieldRule {
  @Override
  public void compare(FieldPair fields, Changes changes) {
    String was = words(fields.old().field().derivation());
    String is = words(fields.now().field().derivation());
    if (was == null ? is != null : !was.equals(is)) {
      String message = FieldPair.change("the constant", was, is);
      Impact impact = is == null ? Impact.COMPATIBLE : was == null ? Impact.BOTH : Impact.BYTES;
      String key = fields.now().written().contents() != null ? "contents" : "valid";
      changes.report("constant-changed", impact, fields, key, message);
    }
  }

  private static String words(Derivation derivation) {
    if (derivation instanceof Derivation.ConstantNumber number) {
      return Long.toString(number.bits());
    }
    return derivation instanceof Derivation.ConstantBytes bytes ? "x\"" + bytes.hex() + "\"" : null;
  }
}
