package dev.diptych.spectools.describe;

import dev.diptych.model.checksum.ChecksumText;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Linear;
import dev.diptych.model.schema.Role;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Describes the source of a derived field. */
public final class DerivationText {
  private final SpecView spec;

  /** For fields of {@code spec}. */
  public DerivationText(SpecView spec) {
    this.spec = spec;
  }

  /** The source of {@code field} of {@code owner} and its condition, or null if not derived. */
  public @Nullable String of(StructView owner, Field field) {
    String source = source(owner, field);
    return field.isOffset() ? source + ", where the fields follow each other" : source;
  }

  /** The source of {@code field} of {@code owner}, or null if it is not derived. */
  public @Nullable String source(StructView owner, Field field) {
    if (!(field.derivation() instanceof Derivation.Outside)) {
      return from(field, field.derivation(), "");
    }
    LiftedDerivation lifted = LiftedDerivation.to(spec, owner, field);
    return lifted == null
        ? "something around it"
        : from(field, lifted.derivation(), spec.simple(lifted.owner()) + ".");
  }

  private @Nullable String from(Field field, Derivation from, String before) {
    if (from instanceof Derivation.ConstantNumber number) {
      return "always " + number(field, number.bits()) + role(field);
    }
    if (from instanceof Derivation.ConstantBytes bytes) {
      return "always x\"" + bytes.hex() + "\"" + role(field);
    }
    if (from instanceof Derivation.CountOf count) {
      return counted(field, count.linear(), "the number of " + before + count.field());
    }
    if (from instanceof Derivation.LengthOf length) {
      return counted(field, length.linear(), "the bytes of " + before + length.field());
    }
    if (from instanceof Derivation.PositionOf position) {
      return (position.base() ? "the start of the region of " : "the position of ")
          + position.field();
    }
    if (from instanceof Derivation.ChecksumOf sum) {
      return ChecksumText.of(sum.checksum());
    }
    return from instanceof Derivation.PresenceOf presence ? presence(field, presence) : null;
  }

  private static String counted(Field field, Linear linear, String what) {
    return linear.equals(Linear.SAME) ? what : linear.describe(field.id()) + " is " + what;
  }

  private String presence(Field field, Derivation.PresenceOf presence) {
    boolean one = presence.fields().size() == 1;
    String present = String.join(", ", presence.fields()) + (one ? " is present" : " are present");
    String yes = number(field, presence.numberFor(true));
    String no = number(field, presence.numberFor(false));
    return "whether " + present + ": " + yes + " or " + no;
  }

  private String number(Field field, long bits) {
    EnumType type = spec.schema().names(field.type().names());
    String name = type == null ? null : type.nameOf(bits);
    return name == null ? Long.toString(bits) : name;
  }

  private static String role(Field field) {
    return field.role() == Role.DATA ? "" : "; " + field.role().name().toLowerCase(Locale.ROOT);
  }
}
