package dev.diptych.model.schema;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The type of one element of a field. */
public sealed interface Type {
  /** The {@link EnumType} with the names of values, or null. */
  default @Nullable String names() {
    return null;
  }

  /** The structs that a value can be, without duplicates; empty if it is not a struct. */
  default List<String> structs() {
    return List.of();
  }

  /** Whether a value is a set of named bits. */
  default boolean flags() {
    return false;
  }

  /** Whether a value is a struct. */
  default boolean isStruct() {
    return !structs().isEmpty();
  }

  /**
   * A number of fixed width.
   *
   * @param kind its storage
   * @param names the {@link EnumType} with the names of values, or null
   * @param notation how it is printed
   */
  record Numeric(ScalarKind kind, @Nullable String names, Notation notation) implements Type {
    /** Creates a number with the default notation. */
    public Numeric(ScalarKind kind, @Nullable String names) {
      this(kind, names, Notation.DEFAULT);
    }

    /** The number of decimals of a float if they are exact, or -1 for the shortest decimal. */
    public int decimals() {
      return notation instanceof Notation.Decimals decimals ? decimals.count() : -1;
    }

    @Override
    public boolean flags() {
      return notation instanceof Notation.Flags;
    }
  }

  /**
   * An integer of any number of bits, which need not be byte-aligned.
   *
   * @param width number of bits, 1 to 64
   * @param names the {@link EnumType} with the names of values, or null
   * @param notation how it is printed
   */
  record Bits(int width, @Nullable String names, Notation notation) implements Type {
    /** Creates an integer with the default notation. */
    public Bits(int width, @Nullable String names) {
      this(width, names, Notation.DEFAULT);
    }

    @Override
    public boolean flags() {
      return notation instanceof Notation.Flags;
    }

    /** Whether {@code bits}, as an unsigned number, are in range. */
    public boolean holds(long bits) {
      return width == 64 || bits >>> width == 0;
    }
  }

  /**
   * Bytes without further meaning.
   *
   * @param frame what surrounds them in the file
   * @param item whether they are a verbatim item of a text that the format does not know
   */
  record Bytes(Frame frame, boolean item) implements Type {
    /** Creates a type of bytes that are not an item of a text. */
    public Bytes(Frame frame) {
      this(frame, false);
    }

    /** Creates a type of bytes without a frame. */
    public Bytes() {
      this(new Frame.Plain());
    }
  }

  /**
   * Text.
   *
   * @param encoding its Java charset name
   * @param frame what surrounds its bytes in the file
   */
  record Text(String encoding, Frame frame) implements Type {
    /** Creates a type of text without a frame. */
    public Text(String encoding) {
      this(encoding, new Frame.Plain());
    }
  }

  /**
   * An integer that generated code can decode but not encode, so that an adapter encodes it.
   *
   * @param adapter name of the adapter, such as {@code leb128}
   * @param notation how it is printed
   */
  record Varint(String adapter, Notation notation) implements Type {
    /** Creates an integer with the default notation. */
    public Varint(String adapter) {
      this(adapter, Notation.DEFAULT);
    }
  }

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
   * One of several structs, selected by a value in the file.
   *
   * @param on id of the sibling whose value alone selects the struct, or null if more is needed
   * @param structs the structs, without duplicates, in the order of the spec
   * @param cases the cases
   */
  record Switched(@Nullable String on, List<String> structs, List<Case> cases) implements Type {
    public Switched {
      structs = List.copyOf(structs);
      cases = List.copyOf(cases);
    }

    /**
     * One case.
     *
     * @param value the value: a decimal number, bytes or the bytes of a text as hex after an {@code
     *     x}, or null for the default case
     * @param struct the struct it selects
     */
    public record Case(@Nullable String value, String struct) {}
  }

  /**
   * How a sibling is packed: a level of zlib, or the packed bytes themselves if no level produces
   * them.
   *
   * @param field id of the sibling
   */
  record Packing(String field) implements Type {
    /** The maximum level: levels 0 to 9 of zlib in three strategies, one after the other. */
    public static final int MAX_LEVEL = 29;
  }
}
