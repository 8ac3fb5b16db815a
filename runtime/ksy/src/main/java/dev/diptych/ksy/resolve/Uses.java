package dev.diptych.ksy.resolve;

import dev.diptych.ir.EnumDef;
import dev.diptych.ksy.expression.Tree;

/** What the names in expressions mean, by what is known of their nodes. */
final class Uses {
  private final Typing typing;
  private final IndexReader index;

  Uses(Typing typing, IndexReader index) {
    this.typing = typing;
    this.index = index;
  }

  void add(Part part) {
    add(part, part.tree());
  }

  private void add(Part part, Tree tree) {
    Meaning meaning = typing.meaning(tree);
    if (tree instanceof Tree.Label label && meaning.target() instanceof EnumDef names) {
      label(part, label, names);
    } else if (tree instanceof Tree.Cast cast) {
      index.type(part.place(), part.text(), cast.type(), meaning.type());
    } else if (tree instanceof Tree.SizeOf size && meaning.target() instanceof Type type) {
      index.type(part.place(), part.text(), size.type(), type);
    } else if (tree instanceof Tree.Name name) {
      value(part, meaning, name.id(), name.span());
    } else if (tree instanceof Tree.Attribute attribute) {
      value(part, meaning, attribute.id(), attribute.place());
    }
    tree.children().forEach(each -> add(part, each));
  }

  private void value(Part part, Meaning meaning, String id, Tree.Span span) {
    if (meaning.target() instanceof Member member) {
      index.named(index.of(member), part.place(), span);
    } else if (meaning.target() instanceof Struct struct && !id.equals("_sizeof")) {
      index.meant(struct, part.place(), span);
    }
  }

  private void label(Part part, Tree.Label label, EnumDef names) {
    Tree.Span whole = label.place();
    int from = part.text().offsetByCodePoints(0, whole.start());
    NamePath path = NamePath.of(part.text(), from, label.owner().names().size() + 1);
    index.type(part.place(), path.owner(), index.ownerOf(names));
    index.named(index.enumeration(names), part.place(), path.last());
    index.named(index.label(names, label.label()), part.place(), label.labelPlace());
  }
}
