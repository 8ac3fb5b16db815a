package dev.diptych.model.schema;

import java.util.List;

/** What one element of a field is. */
public sealed interface Type {
  /** The {@link EnumType} that gives values their names, or null. */
  default String names() {
    return null;
  }

  /** The structs that a value can be, each once; none where it is no struct. */
  default List<String> structs() {
    return List.of();
  }

  /** Whether a value is a struct. */
  default boolean isStruct() {
    return !structs().isEmpty();
  }

  /**
   * A number of fixed width.
   *
   * @param kind how it is stored
   * @param names the {@link EnumType} that gives values their names, or null
   * @param decimals how many digits stand behind the point of a float where that is exact, or -1
   *     for as many as it takes
   */
  record Numeric(ScalarKind kind, String names, int decimals) implements Type {
    /** A number with as many digits as it takes. */
    public Numeric(ScalarKind kind, String names) {
      this(kind, names, -1);
    }
  }

  /**
   * A whole number of so many bits, which need not end at a byte.
   *
   * @param width number of bits, 1 to 64
   * @param names the {@link EnumType} that gives values their names, or null
   */
  record Bits(int width, String names) implements Type {
    /** Whether {@code bits} fit, taken as an unsigned number. */
    public boolean holds(long bits) {
      return width == 64 || bits >>> width == 0;
    }
  }

  /**
   * Bytes without further meaning.
   *
   * @param frame what surrounds them in the file
   * @param item whether they are an item of a text, just as it stands there: something that the
   *     format has no name for
   */
  record Bytes(Frame frame, boolean item) implements Type {
    /** Bytes that are no text. */
    public Bytes(Frame frame) {
      this(frame, false);
    }

    /** Bytes that stand in the file as they are. */
    public Bytes() {
      this(new Frame.Plain());
    }
  }

  /**
   * Text.
   *
   * @param encoding its encoding, as a name of the Java charset registry
   * @param frame what surrounds its bytes in the file
   */
  record Text(String encoding, Frame frame) implements Type {
    /** Text whose bytes stand in the file as they are. */
    public Text(String encoding) {
      this(encoding, new Frame.Plain());
    }
  }

  /**
   * A whole number whose bytes the generated code can read but not make, so that an adapter makes
   * them.
   *
   * @param adapter name of the adapter, such as {@code leb128}
   */
  record Varint(String adapter) implements Type {}

  /**
   * A struct of the same schema.
   *
   * @param struct its name
   */
  record Nested(String struct) implements Type {
    @Override
    public List<String> structs() {
      return List.of(struct);
    }
  }

  /**
   * One of several structs, chosen by a value in the file.
   *
   * @param on id of the sibling whose value alone decides, or null where it takes more to know
   * @param structs the structs there are, each once, in the order of the spec
   * @param cases which values mean which
   */
  record Switched(String on, List<String> structs, List<Case> cases) implements Type {
    /** Keeps its own copies. */
    public Switched {
      structs = List.copyOf(structs);
      cases = List.copyOf(cases);
    }

    /**
     * One case.
     *
     * @param value the value: a number in decimals, bytes or the bytes of a text as hex after an
     *     {@code x}, or null for all others
     * @param struct the struct it means
     */
    public record Case(String value, String struct) {}
  }

  /**
   * How a neighbour was packed: a level of zlib, or, where no level gives the bytes of the file,
   * those bytes themselves.
   *
   * @param field id of the neighbour
   */
  record Packing(String field) implements Type {
    /** The highest level: levels 0 to 9 of zlib in three strategies, one after the other. */
    public static final int MAX_LEVEL = 29;
  }
}
