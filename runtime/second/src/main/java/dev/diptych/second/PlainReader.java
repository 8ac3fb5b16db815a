package dev.diptych.second;

import dev.diptych.model.document.Struct;
import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import java.lang.reflect.InvocationTargetException;
import java.nio.ByteBuffer;

/**
 * The reader that Kaitai Struct generates from a spec.
 *
 * @param root the class of a whole file
 */
public record PlainReader(Class<?> root) {
  /**
   * Loads a reader.
   *
   * @param javaPackage the package of the generated classes
   * @param id the id of the spec
   * @param classes loads the generated classes
   * @throws ClassNotFoundException if there is none
   */
  public static PlainReader of(String javaPackage, String id, ClassLoader classes)
      throws ClassNotFoundException {
    return new PlainReader(Class.forName(javaPackage + "." + PlainNames.type(id), false, classes));
  }

  /**
   * Reads a file.
   *
   * @param file all of it, which is not changed
   * @param given the root of a document, with the values of all parameters
   * @return its root
   * @throws PlainReadException if the generated code rejects it
   */
  public KaitaiStruct read(ByteBuffer file, Struct given) throws PlainReadException {
    KaitaiStream stream = new ByteBufferKaitaiStream(file.slice());
    try {
      KaitaiStruct made = (KaitaiStruct) PlainArguments.create(root, stream, given);
      if (PlainNames.isReadOnDemand(root)) {
        root.getMethod("_read").invoke(made);
      }
      return made;
    } catch (InvocationTargetException e) {
      throw new PlainReadException(e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }
}
