package dev.diptych.spectools.diff.rule;

import java.util.List;

/** All rules, in the order in which their findings are listed. */
public final class Rules {
  /** Those about specs as wholes. */
  public static final List<SpecRule> SPEC = List.of(new HeaderRule(), new RefusalRule());

  /** Those about structs. */
  public static final List<StructRule> STRUCT =
      List.of(
          new TypeRenamedRule(),
          new FieldRemovedRule(),
          new FieldAddedRule(),
          new FieldMovedRule(),
          new FieldRenamedRule(),
          new NamesRule(),
          new TablesRule(),
          new ColumnsRule(),
          new ByteOrderRule(),
          new ComputedRule());

  /** Those about fields. */
  public static final List<FieldRule> FIELD =
      List.of(
          new TypeRule(),
          new SizeRule(),
          new FrameRule(),
          new EncodingRule(),
          new ProcessRule(),
          new ConditionRule(),
          new RepeatRule(),
          new PositionRule(),
          new ConstantRule(),
          new ValidRule(),
          new EnumRule(),
          new MemberRule(),
          new SelectorRule(),
          new CasesRule(),
          new ArgumentsRule(),
          new RequiredRule(),
          new DefaultRule());

  private Rules() {}
}
