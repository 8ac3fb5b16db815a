package dev.diptych.ksy.resolve;



import dev.diptych.ir.EnumDef;
import dev.diptych.ksy.KsyModule;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A type of a spec while it is read. Compared by identity. */
public final class Struct {
  /** The byte order of numbers without one of their own. */
  enum Order {
    LITTLE,
    BIG,
    /** By the value of an expression, here or in the type around it. */
    SELECTED,
    NONE
  }

  final KsyModule module;
  final Struct outer;
  final Struct top;
  final String id;

  /** With the names around it. */
  final String name;

  final Scalar place;
  final Map<String, Object> yaml;
  final Map<String, Struct> types = new TreeMap<>();
  final Map<String, EnumDef> enums = new LinkedHashMap<>();
  final List<Member> params = new ArrayList<>();
  final List<Member> seq = new ArrayList<>();
  final List<Member> instances = new ArrayList<>();
  final Map<String, Member> members = new LinkedHashMap<>();

  Order order = Order.NONE;
  boolean littleBits;
  String encoding;
  boolean foreignTypes;
  Code orderOn;
  final List<OrderCase> orderCases = new ArrayList<>();
  Code stringForm;

  /** The type of {@code _parent}; null for any or none. */
  Struct parent;

  boolean used;

  /** Whether its code is not part of the spec. */
  boolean foreign;

  record OrderCase(Code key, String order) {}

  Struct(KsyModule module, Struct outer, String id, Scalar place, Map<String, Object> yaml) {
    this.module = module;
    this.outer = outer;
    this.top = outer == null ? this : outer.top;
    this.id = id;
    this.name = outer == null ? id : outer.name + "::" + id;
    this.place = place;
    this.yaml = yaml;
  }

  List<Member> all() {
    List<Member> all = new ArrayList<>(params);
    all.addAll(seq);
    all.addAll(instances);
    return all;
  }

  /** A type of this one or of those around it, by a name without a path. */
  Struct find(List<String> names) {
    Struct own = names.size() == 1 ? types.get(names.get(0)) : null;
    return own != null || outer == null ? own : outer.find(names);
  }

  /** The enumeration in scope that is called {@code id}; or null. */
  EnumDef enumeration(String id) {
    EnumDef own = enums.get(id);
    return own != null || outer == null ? own : outer.enumeration(id);
  }

  @Override
  public String toString() {
    return name;
  }
}
