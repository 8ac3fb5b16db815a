package dev.diptych.conformance.recording;

import dev.diptych.conformance.Repository;
import dev.diptych.conformance.oracle.PlainKaitai;
import dev.diptych.conformance.recording.HandsbinRecording.Frame;
import dev.diptych.second.PlainReader;
import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Reads recordings of Unity XR Hands by the code that Kaitai Struct generates from the spec. */
final class PlainHandsbin {
  private static final Path SPECS = Repository.path("spec/recordings");
  private static final String ID = "handsbin_1_shipped";
  private static final List<String> NUMBERS = List.of("x", "y", "z", "qx", "qy", "qz", "qw");

  private final PlainReader reader;

  PlainHandsbin(Path work) throws Exception {
    reader = PlainKaitai.of(SPECS.resolve(ID + ".ksy"), ID, List.of(), work);
  }

  HandsbinRecording read(byte[] file) throws Exception {
    Object root =
        reader
            .root()
            .getConstructor(KaitaiStream.class)
            .newInstance(new ByteBufferKaitaiStream(file));
    List<Frame> frames = new ArrayList<>();
    for (Object frame : (List<?>) get(root, "frames")) {
      List<Integer> flags =
          List.of(
              (Integer) get(frame, "leftTracked"),
              (Integer) get(frame, "rightTracked"),
              (Integer) get(frame, "leftValid"),
              (Integer) get(frame, "rightValid"));
      frames.add(
          new Frame((Float) get(frame, "time"), flags, hand(frame, "left"), hand(frame, "right")));
    }
    String name = (String) get(get(root, "name"), "value");
    return new HandsbinRecording(name, (Float) get(root, "duration"), frames);
  }

  private static List<Integer> hand(Object frame, String side) throws Exception {
    List<Integer> bits = new ArrayList<>();
    Object joints = get(frame, side);
    for (Object joint : joints == null ? List.of() : (List<?>) joints) {
      for (String number : NUMBERS) {
        bits.add(Float.floatToRawIntBits((Float) get(joint, number)));
      }
    }
    return bits;
  }

  private static Object get(Object struct, String name) throws Exception {
    return struct.getClass().getMethod(name).invoke(struct);
  }
}
