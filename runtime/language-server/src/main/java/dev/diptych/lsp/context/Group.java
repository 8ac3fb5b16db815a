package dev.diptych.lsp.context;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A pair of braces with what introduces it, or the whole text. */
public final class Group {
  /** What introduces the braces. */
  public enum Kind {
    /** The whole text. */
    TEXT,
    /** A name before the brace. */
    BLOCK,
    /** {@code let name =} before the brace. */
    LET,
    /** {@code repeat 3} before the brace. */
    REPEAT,
    /** {@code at 2s} before the brace. */
    AT
  }

  /**
   * {@code name = value}.
   *
   * @param name where the name is
   * @param assign offset of the equals sign
   */
  public record Attribute(Extent name, int assign) {}

  /**
   * {@code let name = value} or {@code let name = { … }}.
   *
   * @param keyword offset of {@code let}
   * @param name where the name is
   * @param assign offset of the equals sign
   */
  public record Definition(int keyword, Extent name, int assign) {}

  /**
   * {@code $name}.
   *
   * @param name where the name is, without the dollar and a component
   */
  public record Reference(Extent name) {}

  /**
   * {@code include "file"}.
   *
   * @param file where the string is, with its quotes
   */
  public record Include(Extent file) {}

  private final Kind kind;
  private final @Nullable Group parent;
  private final Extent name;
  private final @Nullable Extent about;
  private final int open;
  private final int indent;
  private int close;
  private boolean closed;
  private final List<Group> groups = new ArrayList<>();
  private final List<Attribute> attributes = new ArrayList<>();
  private final List<Definition> definitions = new ArrayList<>();
  private final List<Reference> references = new ArrayList<>();
  private final List<Include> includes = new ArrayList<>();

  /**
   * Braces that are still open.
   *
   * @param indent how far the line of its name is indented
   */
  Group(
      Kind kind,
      @Nullable Group parent,
      Extent name,
      @Nullable Extent about,
      int open,
      int indent) {
    this.kind = kind;
    this.parent = parent;
    this.name = name;
    this.about = about;
    this.open = open;
    this.indent = indent;
    this.close = Integer.MAX_VALUE;
  }

  int indent() {
    return indent;
  }

  void close(int at, boolean brace) {
    close = at;
    closed = brace;
  }

  void add(Group group) {
    groups.add(group);
  }

  void add(Attribute attribute) {
    attributes.add(attribute);
  }

  void add(Definition definition) {
    definitions.add(definition);
  }

  void add(Reference reference) {
    references.add(reference);
  }

  void add(Include include) {
    includes.add(include);
  }

  /** What introduces it. */
  public Kind kind() {
    return kind;
  }

  /** The braces around it; null for the whole text. */
  public @Nullable Group parent() {
    return parent;
  }

  /** Where its name is, or the keyword that introduces it. */
  public Extent name() {
    return name;
  }

  /** Where the word after the name is, or null. */
  public @Nullable Extent about() {
    return about;
  }

  /** Offset of the first character inside. */
  public int start() {
    return open + 1;
  }

  /** Offset of the closing brace, or of the end of what is inside. */
  public int end() {
    return close;
  }

  /** Whether there is a closing brace. */
  public boolean isClosed() {
    return closed;
  }

  /** The braces directly inside, in the order of the text. */
  public List<Group> groups() {
    return Collections.unmodifiableList(groups);
  }

  /** The attributes directly inside. */
  public List<Attribute> attributes() {
    return Collections.unmodifiableList(attributes);
  }

  /** The definitions directly inside. */
  public List<Definition> definitions() {
    return Collections.unmodifiableList(definitions);
  }

  /** The references directly inside. */
  public List<Reference> references() {
    return Collections.unmodifiableList(references);
  }

  /** The files that are included directly inside. */
  public List<Include> includes() {
    return Collections.unmodifiableList(includes);
  }
}
