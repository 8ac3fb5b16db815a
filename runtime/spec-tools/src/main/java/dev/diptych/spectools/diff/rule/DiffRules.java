package dev.diptych.spectools.diff.rule;

import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.pair.FieldPair;
import dev.diptych.spectools.diff.pair.SpecPair;
import dev.diptych.spectools.diff.pair.StructPair;
import java.util.List;
import java.util.function.BiConsumer;

/** All rules, in the order of the output. */
public final class DiffRules {
  /** Rules about specs. */
  public static final List<BiConsumer<SpecPair, Changes>> SPEC =
      List.of(SpecRules::header, SpecRules::refusal);

  /** Rules about structs. */
  public static final List<BiConsumer<StructPair, Changes>> STRUCT =
      List.of(
          StructRules::typeRenamed,
          FieldListRules::removed,
          FieldListRules::added,
          FieldListRules::moved,
          FieldListRules::renamed,
          TextRules::names,
          TableRules::tables,
          TableRules::columns,
          StructRules::byteOrder,
          StructRules::computed);

  /** Rules about fields. */
  public static final List<BiConsumer<FieldPair, Changes>> FIELD =
      List.of(
          TypeRules::type,
          ExtentRules::size,
          ExtentRules::frame,
          TypeRules::encoding,
          TypeRules::process,
          PresenceRules::condition,
          PresenceRules::repeat,
          PresenceRules::position,
          ValueRules::constant,
          ValueRules::valid,
          EnumRules::enumeration,
          EnumRules::members,
          ChoiceRules::selector,
          ChoiceRules::cases,
          ChoiceRules::arguments,
          ValueRules::required,
          ValueRules::defaultValue,
          ChecksumRules::checksum,
          UnitRules::unit);

  private DiffRules() {}
}
