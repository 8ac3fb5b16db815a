package dev.diptych.binary;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Diagnostics;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.document.Residue;
import dev.diptych.model.document.Struct;
import dev.diptych.model.schema.Schema;
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
 * Decodes one file, and does so again with all places noted where somebody asks for one.
 *
 * @param schema the format
 * @param names its generated classes
 * @param rootClass that of the root
 * @param name what people call the file
 * @param comments how many computed values are kept at most
 * @param streams the file, from its beginning at each call
 */
record Decoding(
    Schema schema,
    ClassNames names,
    Class<?> rootClass,
    String name,
    int comments,
    Supplier<RecordStream> streams) {
  /** A root object that reads {@code stream}. */
  KaitaiStruct.ReadWrite root(RecordStream stream) {
    return Members.of(rootClass).create(stream, null, null);
  }

  /** The values that {@code root} has read from {@code stream}. */
  Decoded decode(KaitaiStruct root, RecordStream stream) {
    Finisher finisher = new Finisher(comments);
    ObjectReader reader = new ObjectReader(schema, names, finisher, null);
    Node node = reader.read(root, stream);
    Struct struct = finisher.finish(node);
    long unread = Math.round(node.stretch().unread());
    Offsets offsets = new Offsets(name, () -> places(struct));
    return new Decoded(
        struct, offsets, offsets, unread, node.stretch()::unread, notes(reader.unread()));
  }

  private Located places(Struct struct) {
    Located root = Located.root();
    try {
      again(root);
    } catch (StackOverflowError e) {
      // It was just not too deep before: some places are better than none.
    }
    long size = streams.get().size();
    root.field(Residue.NAME).start(size - struct.residue().trailing().length());
    return root;
  }

  private void again(Located root) {
    RecordStream stream = streams.get();
    KaitaiStruct.ReadWrite object = root(stream);
    object._read();
    new ObjectReader(schema, names, null, root).read(object, stream);
  }

  private List<Diagnostic> notes(List<ObjectReader.Unread> unread) {
    Diagnostics notes = new Diagnostics();
    unread.forEach(each -> notes.add(note(each)));
    return notes.list();
  }

  private Diagnostic note(ObjectReader.Unread unread) {
    String id = unread.field().id();
    String message = "nothing can be read where %s points to: %s".formatted(id, why(unread.why()));
    String help = "whatever stands there is kept as it is";
    String path = unread.node().path().field(id).toString();
    Location at = new Location.InBytes(name, unread.node().start(), path);
    return Diagnostic.note("unread-position", at, message, help);
  }

  private static String why(RuntimeException thrown) {
    if (thrown instanceof KaitaiStream.ValidationFailedError) {
      return "what stands there is not valid";
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
