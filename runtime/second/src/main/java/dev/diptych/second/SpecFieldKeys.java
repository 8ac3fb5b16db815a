package dev.diptych.second;

import dev.diptych.ir.Extent;
import dev.diptych.ir.Node;
import dev.diptych.ir.Spec;
import dev.diptych.ir.TypeDef;

/**
 * What the author of a spec wrote, from its typed spec.
 *
 * @param spec the spec
 */
record SpecFieldKeys(Spec spec) implements FieldKeys {
  @Override
  public Framing framing(String struct, String id, String encoding) {
    TypeDef type = spec.type(struct);
    Node node = type == null ? null : type.node(id);
    Extent.Frame frame =
        node instanceof Node.Field field ? Extent.frame(field.type().extent()) : null;
    if (frame == null) {
      return Framing.NONE;
    }
    boolean ends = !frame.terminator().isEmpty();
    return new Framing(
        frame.pad() == null ? -1 : frame.pad(),
        ends ? frame.terminator().get(0) : -1,
        ends ? frame.terminator().size() : 1,
        frame.include());
  }

  @Override
  public boolean isParameter(String struct, String member) {
    TypeDef type = spec.type(struct);
    return type != null
        && type.params().stream().anyMatch(each -> PlainNames.member(each.id()).equals(member));
  }
}
