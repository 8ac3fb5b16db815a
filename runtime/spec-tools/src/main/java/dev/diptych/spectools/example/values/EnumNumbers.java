package dev.diptych.spectools.example.values;

import dev.diptych.ir.EnumDef;
import dev.diptych.ir.TypeDef;
import java.math.BigInteger;

/** The numbers of members of enumerations. */
final class EnumNumbers {
  private EnumNumbers() {}

  /** The number of the member {@code label} of an enumeration in scope of {@code draft}. */
  static long number(DraftStruct draft, String enumeration, String label) {
    for (DraftStruct from = draft; from != null; from = from.parent()) {
      TypeDef type = from.view().spec();
      EnumDef found = type == null ? null : type.enums().get(enumeration);
      BigInteger number = found == null ? null : found.number(label);
      if (number != null) {
        return number.longValue();
      }
    }
    throw new UnknownValue(label);
  }
}
