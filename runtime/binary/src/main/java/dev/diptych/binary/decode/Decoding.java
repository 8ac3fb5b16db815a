package dev.diptych.binary.decode;

import dev.diptych.binary.generated.GeneratedClass;
import dev.diptych.binary.generated.GeneratedClasses;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Diagnostics;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Residue;
import dev.diptych.model.document.Struct;
import dev.diptych.records.InvalidCountException;
import dev.diptych.records.InvalidDataException;
import dev.diptych.records.RecordStream;
import dev.diptych.records.TruncatedException;
import io.kaitai.struct.KaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import java.nio.BufferUnderflowException;
import java.util.List;
import java.util.function.Supplier;

/**
 * Decodes one file, and decodes it again when a location is first requested.
 *
 * @param classes the generated classes
 * @param rootClass class of the root
 * @param name name of the file
 * @param comments maximum number of computed values to keep
 * @param streams the file, from its beginning at each call
 */
record Decoding(
    GeneratedClasses classes,
    Class<?> rootClass,
    String name,
    int comments,
    Supplier<RecordStream> streams) {
  /** A root object that reads {@code stream}. */
  KaitaiStruct.ReadWrite root(RecordStream stream) {
    return GeneratedClass.of(rootClass).createRoot(stream);
  }

  /** The values that {@code root} read from {@code stream}. */
  Decoded decode(KaitaiStruct root, RecordStream stream) {
    StructBuilder builder = new StructBuilder(comments);
    ObjectReader reader = new ObjectReader(classes, builder, null);
    StructNode node = reader.read(root, stream);
    Struct struct = builder.build(node);
    long unread = Math.round(node.stream().unread());
    LazyLocations lazyLocations = new LazyLocations(name, () -> locations(struct));
    return new Decoded(
        struct,
        lazyLocations,
        lazyLocations,
        unread,
        node.stream()::unread,
        notes(reader.unread()));
  }

  private LocationNode locations(Struct struct) {
    LocationNode root = LocationNode.root();
    try {
      readLocations(root);
    } catch (StackOverflowError e) {
      // The first pass nearly used up the stack: keep the locations found so far.
    }
    long size = streams.get().size();
    root.field(Residue.NAME).start(size - struct.residue().trailing().length());
    return root;
  }

  private void readLocations(LocationNode root) {
    RecordStream stream = streams.get();
    KaitaiStruct.ReadWrite object = root(stream);
    object._read();
    new ObjectReader(classes, null, root).read(object, stream);
  }

  private List<Diagnostic> notes(List<ObjectReader.UnreadField> unread) {
    Diagnostics notes = new Diagnostics();
    unread.forEach(each -> notes.add(note(each)));
    return notes.list();
  }

  private Diagnostic note(ObjectReader.UnreadField unreadField) {
    String id = unreadField.field().id();
    String message =
        "%s points to bytes that cannot be read: %s".formatted(id, reason(unreadField.cause()));
    String help = "the bytes there are kept unchanged";
    Path path = unreadField.node().path().field(id);
    Location at = new Location.InBytes(name, unreadField.node().start(), path);
    return Diagnostic.note("unread-position", at, message, help);
  }

  private static String reason(RuntimeException thrown) {
    if (thrown instanceof KaitaiStream.ValidationFailedError) {
      return "the value there is invalid";
    }
    if (thrown instanceof InvalidDataException bad) {
      return bad.getMessage();
    }
    boolean beyond =
        thrown instanceof TruncatedException
            || thrown instanceof InvalidCountException
            || thrown instanceof BufferUnderflowException
            || thrown instanceof IllegalArgumentException;
    return beyond ? "there are not enough bytes" : "it does not fit the spec";
  }
}
