package dev.diptych.ksy.resolve;

import dev.diptych.ir.Place;
import java.nio.file.Path;
import java.util.List;

/**
 * A name that a spec defines.
 *
 * @param kind what has the name
 * @param owner the full name of the type or the enumeration around it; empty for a spec
 * @param id the name
 * @param place its characters; those of the node where it has no name of its own
 * @param what its type or its number in words, for people
 * @param doc its documentation on one line; empty for none
 */
public record Declaration(
    Kind kind, String owner, String id, Place place, String what, String doc) {
  /** What has a name. */
  public enum Kind {
    SPEC,
    TYPE,
    PARAM,
    FIELD,
    /** A field at a position. */
    INSTANCE,
    /** A computed value. */
    VALUE,
    ENUM,
    /** A name of an enumeration. */
    MEMBER;

    /** Whether it is a value of a struct. */
    public boolean isValue() {
      return this == PARAM || this == FIELD || this == INSTANCE || this == VALUE;
    }

    /** Its name in a sentence. */
    public String word() {
      return switch (this) {
        case SPEC -> "spec";
        case TYPE -> "type";
        case PARAM -> "parameter";
        case FIELD -> "field";
        case INSTANCE -> "instance";
        case VALUE -> "computed value";
        case ENUM -> "enumeration";
        case MEMBER -> "name of an enumeration";
      };
    }
  }

  /** The file that defines it. */
  public Path file() {
    return place.origin().file().path();
  }

  /** The node that is its name, or whose key is, as keys and indices from the top of the file. */
  public List<String> path() {
    return place.origin().path();
  }

  /** Its name with those around it. */
  public String fullName() {
    return owner.isEmpty() ? id : owner + "::" + id;
  }
}
