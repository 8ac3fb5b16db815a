package dev.diptych.infoset;

import dev.diptych.model.schema.ScalarKind;

/** Keys of infosets. */
final class InfosetTags {
  static final String INFOSET = "infoset";
  static final String SCHEMA = "schema";
  static final String ROOT = "root";
  static final String STRUCT = "struct";
  static final String FIELDS = "fields";
  static final String RESIDUE = "residue";
  static final String TRAILING = "trailing";
  static final String SLACK = "slack";
  static final String CUT = "cut";
  static final String REASON = "reason";
  static final String PATCHES = "patches";
  static final String TABLE = "table";
  static final String COLUMNS = "columns";
  static final String ROWS = "rows";
  static final String BYTES = "bytes";
  static final String TEXT = "text";
  static final String VARINT = "varint";
  static final String BITS = "bits";
  static final String PACKING = "packing";

  private InfosetTags() {}

  /** Kind and width of a number; its byte order does not affect its value. */
  static String of(ScalarKind kind) {
    String sort =
        switch (kind.sort()) {
          case UNSIGNED -> "u";
          case SIGNED -> "s";
          case FLOAT -> "f";
        };
    return sort + kind.width();
  }
}
