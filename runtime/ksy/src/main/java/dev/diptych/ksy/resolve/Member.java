package dev.diptych.ksy.resolve;

import dev.diptych.ir.Target;
import dev.diptych.ksy.expression.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A parameter, a field or an instance while it is read. */
final class Member {
  enum Kind {
    PARAM,
    FIELD,
    INSTANCE,
    VALUE
  }

  final Struct owner;
  final Kind kind;
  final String id;
  final Scalar place;
  final Map<String, Object> yaml;

  /** The expressions under its keys; null where there is no key. */
  @Nullable Code condition;

  @Nullable Code size;
  @Nullable Code times;
  @Nullable Code until;
  @Nullable Code pos;
  @Nullable Code io;
  @Nullable Code value;
  @Nullable Code parent;
  @Nullable Code on;
  final List<Case> cases = new ArrayList<>();
  @Nullable TypeCode typeCode;
  Tree.@Nullable Routine process;
  @Nullable Valid valid;

  /** The type of the whole, and of one element; null before it is known. */
  @Nullable Type type;

  @Nullable Type element;

  /** Whether it has a key that does not exist, so that another one may only be misspelt. */
  boolean unknownKey;

  /** Whether its type needs itself, which has been reported. */
  boolean cyclic;

  /** {@code a::b(1)} under a key {@code type}; no tree if it has a syntax error. */
  record TypeCode(Scalar place, String text, Tree.@Nullable TypeReference tree) {}

  record Case(Code key, TypeCode type) {}

  /** The key {@code valid}: one of these. */
  record Valid(
      @Nullable Code equal,
      @Nullable Code min,
      @Nullable Code max,
      List<Code> any,
      boolean inEnum,
      @Nullable Code holds) {}

  Member(Struct owner, Kind kind, String id, Scalar place, Map<String, Object> yaml) {
    this.owner = owner;
    this.kind = kind;
    this.id = id;
    this.place = place;
    this.yaml = yaml;
  }

  boolean repeated() {
    return yaml.containsKey("repeat");
  }

  boolean isSwitch() {
    return on != null;
  }

  /** Where the type has it. */
  Target.MemberKind targetKind() {
    return switch (kind) {
      case PARAM -> Target.MemberKind.PARAM;
      case FIELD -> Target.MemberKind.SEQUENCE;
      case INSTANCE, VALUE -> Target.MemberKind.INSTANCE;
    };
  }

  /** Whether bytes are read where no case matches. */
  boolean bytesElse() {
    if (!isSwitch() || !(yaml.containsKey("size") || Boolean.TRUE.equals(yaml.get("size-eos")))) {
      return false;
    }
    for (Case each : cases) {
      if (each.key().text().equals("_")) {
        return false;
      }
    }
    return true;
  }
}
