package dev.diptych.binary;

import java.util.List;
import java.util.Map;

/** Where the generated code began and ended reading one field, in bytes of its stream. */
final class Positions {
  private final Members members;
  private final Object owner;
  private final String name;

  Positions(Object owner, String id) {
    this.members = Members.of(owner.getClass());
    this.owner = owner;
    this.name = Members.javaName(id);
  }

  boolean started() {
    return members.positions(owner, "_attrStart").containsKey(name);
  }

  boolean ended() {
    return members.positions(owner, "_attrEnd").containsKey(name);
  }

  boolean started(int index) {
    Map<?, ?> lists = members.positions(owner, "_arrStart");
    return lists.get(name) instanceof List<?> starts && index < starts.size();
  }

  int start() {
    return (Integer) members.positions(owner, "_attrStart").get(name);
  }

  int end() {
    return (Integer) members.positions(owner, "_attrEnd").get(name);
  }

  int start(int index) {
    return element("_arrStart", index);
  }

  int end(int index) {
    return element("_arrEnd", index);
  }

  private int element(String map, int index) {
    Map<?, ?> lists = members.positions(owner, map);
    return (Integer) ((List<?>) lists.get(name)).get(index);
  }
}
