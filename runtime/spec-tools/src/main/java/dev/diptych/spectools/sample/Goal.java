package dev.diptych.spectools.sample;

/**
 * What a file of a spec may have, so that a set of files should have it once at least.
 *
 * @param kind what kind of choice it is
 * @param struct the struct with the field
 * @param field the id of the field
 * @param what which choice, in words
 * @param number the index of the case, the number of elements or bytes, or the bits of a number; 0
 *     where there is none
 */
public record Goal(Kind kind, String struct, String field, String what, long number) {
  /** The kinds of choices that a spec leaves. */
  public enum Kind {
    /** A case of a switch. */
    CASE("cases of switches"),
    /** An optional field is present. */
    PRESENT("optional fields present"),
    /** An optional field is absent. */
    ABSENT("optional fields absent"),
    /** A number of elements. */
    COUNT("numbers of elements"),
    /** A number of bytes. */
    LENGTH("lengths of bytes and strings"),
    /** A number at the end of its range, or a float that is none of the numbers between. */
    NUMBER("boundary numbers"),
    /** A number that its enumeration names. */
    NAMED("enumerations with a member"),
    /** A number that its enumeration does not name. */
    UNNAMED("enumerations without a member"),
    /** The stream ends after the field. */
    END("ends of streams");

    private final String words;

    Kind(String words) {
      this.words = words;
    }

    /** The kind in the plural, for people. */
    public String words() {
      return words;
    }
  }

  /** The name of the field: that of its struct, a slash, and its id. */
  public String path() {
    return struct + "/" + field;
  }
}
