package dev.diptych.lsp.context;

import dev.diptych.model.source.Span;
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
   * What introduces braces.
   *
   * @param node its node; that of the whole text or of what an error hides is -1
   * @param name where its name is, or the keyword
   * @param about the word after the name, or null
   */
  record Head(Kind kind, int node, Span name, @Nullable Span about) {}

  /**
   * {@code name = value}.
   *
   * @param name where the name is
   * @param assign the token of the equals sign
   */
  public record Attribute(Span name, int assign) {}

  /**
   * {@code let name = value} or {@code let name = { … }}.
   *
   * @param keyword offset of {@code let}
   * @param name where the name is
   * @param assign the token of the equals sign
   */
  public record Definition(int keyword, Span name, int assign) {}

  private final Head head;
  private final @Nullable Group parent;
  private final int open;
  private final int start;
  private int close = Integer.MAX_VALUE;
  private int end = Integer.MAX_VALUE;
  private boolean closed;
  private final List<Group> groups = new ArrayList<>();
  private final List<Attribute> attributes = new ArrayList<>();
  private final List<Definition> definitions = new ArrayList<>();
  private final List<Span> references = new ArrayList<>();
  private final List<Span> includes = new ArrayList<>();

  /**
   * Braces that are still open.
   *
   * @param open the token of the brace; of the whole text, the one before its items
   * @param start offset of the first character inside
   */
  Group(Head head, @Nullable Group parent, int open, int start) {
    this.head = head;
    this.parent = parent;
    this.open = open;
    this.start = start;
  }

  void close(int token, int offset, boolean brace) {
    close = token;
    end = offset;
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

  void addReference(Span name) {
    references.add(name);
  }

  void addInclude(Span file) {
    includes.add(file);
  }

  /** What introduces it. */
  public Kind kind() {
    return head.kind;
  }

  /** The braces around it; null for the whole text. */
  public @Nullable Group parent() {
    return parent;
  }

  /** Where its name is, or the keyword that introduces it. */
  public Span name() {
    return head.name;
  }

  /** Where the word after the name is, or null. */
  public @Nullable Span about() {
    return head.about;
  }

  /** The node, or -1. */
  int node() {
    return head.node;
  }

  /** The token of the opening brace. */
  int open() {
    return open;
  }

  /** The token of the closing brace, or the one that it is missing before. */
  int close() {
    return close;
  }

  /** Offset of the first character inside. */
  public int start() {
    return start;
  }

  /** Offset of the closing brace, or of the end of what is inside. */
  public int end() {
    return end;
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

  /** The names of the references directly inside, without the dollar and a component. */
  public List<Span> references() {
    return Collections.unmodifiableList(references);
  }

  /** The strings, with their quotes, of the files that are included directly inside. */
  public List<Span> includes() {
    return Collections.unmodifiableList(includes);
  }
}
