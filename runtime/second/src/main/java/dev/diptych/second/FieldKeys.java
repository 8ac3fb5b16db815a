package dev.diptych.second;

/** What the author of a spec wrote about fields, which a document does not have. */
public interface FieldKeys {
  /** Neither framing nor parameters, as in the shipped formats. */
  FieldKeys NONE =
      new FieldKeys() {
        @Override
        public Framing framing(String struct, String id, String encoding) {
          return Framing.NONE;
        }

        @Override
        public boolean isParameter(String struct, String member) {
          return false;
        }
      };

  /**
   * What Kaitai removes from the bytes of a field.
   *
   * @param struct the full name of its type, with {@code ::} between names
   * @param id its id
   * @param encoding the charset of its text; empty for bytes
   */
  Framing framing(String struct, String id, String encoding);

  /**
   * Whether a member is a parameter.
   *
   * @param struct the full name of its type
   * @param member its name in Java
   */
  boolean isParameter(String struct, String member);
}
