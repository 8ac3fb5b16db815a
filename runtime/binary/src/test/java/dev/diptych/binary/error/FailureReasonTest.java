package dev.diptych.binary.error;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.nio.BufferOverflowException;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class FailureReasonTest {
  @Test
  void describesExceptionsOfTheJavaPlatform() {
    assertThat(reason(() -> new ArrayList<>(List.of(1, 2)).get(7)))
        .endsWith("reads element 7 of a list of 2");
    assertThat(reason(() -> "ab".substring(3))).endsWith("reads beyond the end of a string");
    assertThat(reason(() -> Math.floorMod(1, zero()))).endsWith("divides by zero");
    assertThat(reason(() -> Long.parseLong("x")))
        .endsWith("converts a string that is not a number");
    assertThat(reason(() -> Object.class.cast(null).hashCode())).endsWith("uses an absent value");
    assertThat(FailureReason.of(new BufferOverflowException()))
        .isEqualTo("it does not fit into its stream");
  }

  @Test
  void namesTypesAsTheSpecDoes() {
    assertThat(reason(() -> StringBuilder.class.cast((Object) "text"))).doesNotContain("java.lang");
    assertThat(FailureReason.of(castOf(new TwinBytesBody())))
        .isEqualTo("an expression of the spec requires string instead of bytes_body");
  }

  /** A class with a name as generated code has it. */
  private static final class TwinBytesBody {}

  private static ClassCastException castOf(Object value) {
    return (ClassCastException) catchThrowable(() -> ((String) value).length());
  }

  private static int zero() {
    return 0;
  }

  private static String reason(ThrowingCallable call) {
    return FailureReason.of((RuntimeException) catchThrowable(call));
  }
}
