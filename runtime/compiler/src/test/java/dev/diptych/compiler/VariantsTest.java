package dev.diptych.compiler;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.ir.Node;
import dev.diptych.model.schema.Type;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The variants that code chooses among by type. Where a variant is added, its users have to handle
 * it before it is added here: {@code Constraint.fold}, {@code FieldType.fold}, the deriver, the
 * lowering, the reports, and for types of a schema the reader and the writer of schemas.
 */
class VariantsTest {
  @ParameterizedTest
  @CsvSource({
    "Node, Field Value",
    "Expr, Int Real Str Bool Name Label SizeOf Attribute Cast Operation",
    "FieldType, Num Bits Bytes Text User Switch",
    "Extent, Sized Rest Terminated",
    "Repetition, Once ToEnd Times Until",
    "Constraint, Equal Range AnyOf InEnum Holds",
    "Endian, Fixed Selected",
  })
  void variantsOfSpecs(String name, String variants) throws ReflectiveOperationException {
    Class<?> type = Class.forName(Node.class.getPackageName() + "." + name);
    assertVariants(type, variants);
  }

  @ParameterizedTest
  @CsvSource({
    "Type, Numeric Bits Bytes Text Nested Switched Varint Packing",
    "Derivation,"
        + " None ConstantNumber ConstantBytes CountOf LengthOf PositionOf ChecksumOf PresenceOf"
        + " Outside",
  })
  void variantsOfSchemas(String name, String variants) throws ReflectiveOperationException {
    Class<?> type = Class.forName(Type.class.getPackageName() + "." + name);
    assertVariants(type, variants);
  }

  private static void assertVariants(Class<?> type, String variants) {
    assertThat(Arrays.stream(type.getPermittedSubclasses()).map(Class::getSimpleName))
        .containsExactlyInAnyOrder(variants.split(" "));
  }
}
