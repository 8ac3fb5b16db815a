package dev.diptych.ksy.resolve;

import dev.diptych.ksy.expression.Tree;
import java.util.IdentityHashMap;
import org.jspecify.annotations.Nullable;

/** The types of all nodes of expressions. A wrong node is reported and UNKNOWN. */
final class Typing {
  /** What of a type is visible to an expression of it. */
  record Scope(Struct owner, @Nullable Type element, @Nullable Type on) {
    Scope(Struct owner) {
      this(owner, null, null);
    }
  }

  final Problems problems;
  final Names names;
  final MemberTypes members;
  private final IdentityHashMap<Tree, Meaning> facts = new IdentityHashMap<>();

  Typing(Problems problems, Names names, MemberTypes members) {
    this.problems = problems;
    this.names = names;
    this.members = members;
  }

  /** What is known of {@code tree}, whose type has been found. */
  Meaning meaning(Tree tree) {
    return facts.getOrDefault(tree, new Meaning(Type.UNKNOWN, null));
  }

  /** What {@code tree} is, as a part of a sentence. */
  String is(Tree tree, Type type) {
    return Words.is(tree, type, meaning(tree).target());
  }

  /** The type of {@code code}; UNKNOWN if it is wrong. */
  Type of(Code code, Scope scope) {
    return code.tree() == null ? Type.UNKNOWN : of(code.tree(), code.place(), scope);
  }

  Type of(Tree tree, Scalar place, Scope scope) {
    Meaning known = facts.get(tree);
    return known != null ? known.type() : new NameTypes(this, place, scope).of(tree);
  }

  /** Remembers what {@code tree} means. */
  void know(Tree tree, Meaning meaning) {
    facts.put(tree, meaning);
  }
}
