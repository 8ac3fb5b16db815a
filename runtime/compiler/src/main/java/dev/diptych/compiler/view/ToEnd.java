package dev.diptych.compiler.view;

import dev.diptych.compiler.schema.Types;
import io.kaitai.struct.datatype.DataType;
import io.kaitai.struct.format.AttrSpec;
import io.kaitai.struct.format.ClassSpec;
import io.kaitai.struct.format.RepeatEos$;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import scala.jdk.javaapi.CollectionConverters;

/** Finds out whether a struct reads its stream to the end, whatever there is. */
final class ToEnd {
  /** Names: to hash a type is to hash all that is in it. */
  private final Set<String> open = new HashSet<>();

  boolean reads(ClassSpec spec) {
    List<AttrSpec> seq = CollectionConverters.asJava(spec.seq());
    AttrSpec last = seq.isEmpty() ? null : seq.get(seq.size() - 1);
    // A struct that ends with itself has no end of its own.
    boolean known = last == null || last.cond().ifExpr().isDefined() || !open.add(spec.nameAsStr());
    if (known || Types.bits(last.dataType()) > 0) {
      return false;
    }
    return last.cond().repeat() == RepeatEos$.MODULE$ || reads(last.dataType());
  }

  private boolean reads(DataType type) {
    if (type instanceof DataType.StrFromBytesType text) {
      return reads(text.bytes());
    }
    if (type instanceof DataType.UserTypeFromBytes sized) {
      return reads(sized.bytes());
    }
    if (type instanceof DataType.SwitchType many) {
      return CollectionConverters.asJava(many.cases()).values().stream().allMatch(this::reads);
    }
    return type instanceof DataType.BytesEosType
        || (type instanceof DataType.UserTypeInstream inner
            && inner.classSpec().isDefined()
            && reads(inner.classSpec().get()));
  }
}
