package dev.diptych.binary.expression;

import dev.diptych.binary.stream.RejectedException;
import dev.diptych.ir.ValueType;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** A member of this struct, or of another one. Asking for an instance decodes it. */
final class MemberCode extends Code {
  private final @Nullable Code owner;
  private final Layout layout;
  private final int slot;
  private final Kinds kind;

  /**
   * @param owner the other struct; null for this one
   * @param layout the type of the struct
   * @param slot the cell of the member
   */
  MemberCode(@Nullable Code owner, Layout layout, int slot) {
    super(layout.type(slot));
    this.owner = owner;
    this.layout = layout;
    this.slot = slot;
    this.kind = Kinds.of(layout.type(slot));
  }

  /** The member {@code id} of a struct whose type is known when there is a file. */
  static Code late(Code owner, String id) {
    return object(
        ValueType.ANY,
        s -> {
          Scope struct = owner.struct(s);
          int slot = slot(struct, id);
          return struct.present(slot) ? struct.member(slot) : null;
        });
  }

  private static int slot(Scope struct, String id) {
    int slot = struct.layout().slot(id);
    if (slot < 0) {
      throw RejectedException.expression(
          "reads " + id + " of " + struct.layout().name() + ", which has no such field");
    }
    return slot;
  }

  private Scope holder(Scope scope) {
    return owner == null ? scope : owner.struct(scope);
  }

  /** The cell with the value. After a cast, a struct of another type may have it, too. */
  private int present(Scope struct) {
    int found = struct.layout() == layout ? slot : slot(struct, layout.id(slot));
    if (found != slot && Kinds.of(struct.type(found)) != kind) {
      throw RejectedException.expression("requires another type of " + layout.id(slot));
    }
    if (!struct.present(found)) {
      throw RejectedException.expression("uses an absent value: " + layout.id(slot));
    }
    return found;
  }

  @Override
  long whole(Scope scope) {
    if (kind != Kinds.WHOLE) {
      return super.whole(scope);
    }
    Scope struct = holder(scope);
    return struct.number(present(struct));
  }

  @Override
  public BigInteger big(Scope scope) {
    if (kind != Kinds.WHOLE) {
      return super.big(scope);
    }
    Scope struct = holder(scope);
    return struct.big(present(struct));
  }

  @Override
  public double real(Scope scope) {
    if (!kind.real()) {
      return super.real(scope);
    }
    Scope struct = holder(scope);
    return struct.real(present(struct), kind);
  }

  @Override
  public boolean truth(Scope scope) {
    if (kind != Kinds.TRUTH) {
      return super.truth(scope);
    }
    Scope struct = holder(scope);
    return struct.number(present(struct)) != 0;
  }

  @Override
  public @Nullable Object value(Scope scope) {
    Scope struct = holder(scope);
    int found = struct.layout() == layout ? slot : slot(struct, layout.id(slot));
    return struct.present(found) ? struct.member(found) : null;
  }
}
