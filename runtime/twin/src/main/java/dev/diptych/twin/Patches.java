package dev.diptych.twin;

import dev.diptych.binary.decode.Decoded;
import dev.diptych.binary.decode.Decoded.Extents.Extent;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Residue;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.StructType;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Finds and applies the differences between a file and its encoded document. A patch belongs to the
 * innermost struct that contains it, and moves with that.
 */
final class Patches {
  /** Runs are joined if fewer bytes are between them, and no field reads those. */
  private static final int GAP = 8;

  private final Decoded decoded;
  private long replaced;

  /** Patches of the file that {@code decoded} was decoded from. */
  Patches(Decoded decoded) {
    this.decoded = decoded;
  }

  /**
   * The decoded root with the patches that restore {@code file}.
   *
   * @param encoded the encoded document, as long as the file
   * @param file the file
   */
  Struct keep(ByteBuffer encoded, ByteBuffer file) {
    Map<Path, List<Residue.Patch>> patches = new HashMap<>();
    InnermostStructs innermostStructs = new InnermostStructs(decoded.extents().structs());
    int size = encoded.limit();
    int at = mismatch(encoded, file, 0);
    while (at < size) {
      int end = at + 1;
      int next = mismatch(encoded, file, end);
      while (next < size && next - end < GAP && isGap(end, next)) {
        end = next + 1;
        next = mismatch(encoded, file, end);
      }
      Path owner = innermostStructs.of(at, end);
      long start = Objects.requireNonNull(decoded.extents().structs().get(owner)).start();
      replaced += end - at - decoded.gaps().within(at, end);
      patches
          .computeIfAbsent(owner, path -> new ArrayList<>())
          .add(new Residue.Patch(at - start, blob(encoded, at, end), blob(file, at, end)));
      at = next;
    }
    return rebuild(decoded.root(), Path.ROOT, path -> patches.getOrDefault(path, List.of()));
  }

  /**
   * Whether no field reads the bytes from {@code start} to {@code end}. Patches do not cover fields
   * that encode to the same bytes: a patch is rejected once those change.
   */
  private boolean isGap(int start, int end) {
    return decoded.gaps().within(start, end) == end - start;
  }

  /** Number of bytes in the patches of {@link #keep} that fields read. */
  long replaced() {
    return replaced;
  }

  /** The first difference of two buffers of one length from {@code from} on, or their end. */
  private static int mismatch(ByteBuffer a, ByteBuffer b, int from) {
    int length = a.limit() - from;
    int at = a.slice(from, length).mismatch(b.slice(from, length));
    return at < 0 ? a.limit() : from + at;
  }

  private static Blob blob(ByteBuffer buffer, int start, int end) {
    byte[] bytes = new byte[end - start];
    buffer.get(start, bytes);
    return new Blob(bytes);
  }

  /** The document without patches. */
  static Struct strip(Struct root) {
    return rebuild(root, Path.ROOT, path -> List.of());
  }

  private static Struct rebuild(
      Struct struct, Path path, Function<Path, List<Residue.Patch>> patches) {
    StructType type = struct.type();
    @Nullable Value[] values = struct.toArray();
    for (int i = 0; i < values.length; i++) {
      Path at = path.field(type.fields().get(i).id());
      if (values[i] instanceof Struct inner) {
        values[i] = rebuild(inner, at, patches);
      } else if (values[i] instanceof Sequence sequence) {
        values[i] = rebuild(sequence, at, patches);
      }
    }
    return struct.with(values).with(struct.residue().with(patches.apply(path)));
  }

  private static Sequence rebuild(
      Sequence sequence, Path path, Function<Path, List<Residue.Patch>> patches) {
    List<Value> elements = new ArrayList<>(sequence.elements());
    for (int i = 0; i < elements.size(); i++) {
      if (elements.get(i) instanceof Struct inner) {
        elements.set(i, rebuild(inner, path.at(i), patches));
      }
    }
    return new Sequence(elements);
  }

  /** Whether {@code root} contains patches. */
  static boolean any(@Nullable Value root) {
    if (root instanceof Sequence sequence) {
      List<Value> elements = sequence.elements();
      boolean any = false;
      for (int i = 0; !any && i < elements.size(); i++) {
        any = any(elements.get(i));
      }
      return any;
    }
    if (!(root instanceof Struct struct)) {
      return false;
    }
    boolean any = !struct.residue().patches().isEmpty();
    for (int i = 0; !any && i < struct.type().fields().size(); i++) {
      any = any(struct.get(i));
    }
    return any;
  }

  /**
   * Applies the patches of {@code value} to {@code file}, which was encoded without them.
   *
   * @return whether every patch found the bytes that it replaces; an edit may have moved them
   */
  boolean apply(@Nullable Value value, Path path, ByteBuffer file) {
    if (value instanceof Sequence sequence) {
      boolean all = true;
      for (int i = 0; i < sequence.elements().size(); i++) {
        all &= apply(sequence.elements().get(i), path.at(i), file);
      }
      return all;
    }
    boolean all = true;
    if (value instanceof Struct struct) {
      for (Residue.Patch patch : struct.residue().patches()) {
        all &= apply(patch, decoded.extents().structs().get(path), file);
      }
      for (int i = 0; i < struct.type().fields().size(); i++) {
        all &= apply(struct.get(i), path.field(struct.type().fields().get(i).id()), file);
      }
    }
    return all;
  }

  private static boolean apply(Residue.Patch patch, @Nullable Extent extent, ByteBuffer file) {
    int length = patch.encoded().length();
    if (extent == null
        || patch.offset() > extent.end() - extent.start() - length
        || patch.actual().length() != length) {
      return false;
    }
    int at = (int) (extent.start() + patch.offset());
    ByteBuffer found = file.slice(at, length);
    if (found.equals(ByteBuffer.wrap(patch.encoded().bytes()))) {
      file.put(at, patch.actual().bytes());
      return true;
    }
    // A field may have these bytes, too.
    return found.equals(ByteBuffer.wrap(patch.actual().bytes()));
  }

  /**
   * Finds the innermost struct that contains a byte range. Ranges must be queried in ascending
   * order.
   */
  private static final class InnermostStructs {
    private final List<Map.Entry<Path, Extent>> structs;
    private final Deque<Map.Entry<Path, Extent>> open = new ArrayDeque<>();
    private int next;

    InnermostStructs(Map<Path, Extent> extents) {
      structs =
          extents.entrySet().stream()
              .sorted(
                  Comparator.comparingLong((Map.Entry<Path, Extent> e) -> e.getValue().start())
                      .thenComparing(e -> -e.getValue().end())
                      .thenComparing(e -> depth(e.getKey())))
              .toList();
    }

    private static int depth(Path path) {
      int depth = 0;
      for (Path at = path; at != null; at = at.parent()) {
        depth++;
      }
      return depth;
    }

    /** The struct that contains the bytes from {@code start} to before {@code end}. */
    Path of(long start, long end) {
      while (next < structs.size() && structs.get(next).getValue().start() <= start) {
        Map.Entry<Path, Extent> struct = structs.get(next++);
        open.removeIf(e -> e.getValue().end() <= start);
        if (struct.getValue().end() > start) {
          open.push(struct);
        }
      }
      for (Map.Entry<Path, Extent> struct : open) {
        if (struct.getValue().end() >= end && struct.getValue().start() <= start) {
          return struct.getKey();
        }
      }
      return Path.ROOT;
    }
  }
}
