package dev.diptych.twin;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.FileBytes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;

/** Holds one file to the laws before anybody sees what came of it. */
public final class Proof {
  private final Twin twin;

  /** Proofs by {@code twin}. */
  public Proof(Twin twin) {
    this.twin = twin;
  }

  /**
   * The canonical text of a binary file: the first law, {@code encode(parse(print(decode(b)))) ==
   * b}.
   *
   * @param name what people call the file
   * @param file its bytes
   * @param opened what they mean
   * @return the text, or an error where it would not give the file back
   */
  public Result<byte[]> print(String name, ByteBuffer file, Opened opened) {
    return Depth.guard(name, () -> proven(name, file, opened));
  }

  private Result<byte[]> proven(String name, ByteBuffer file, Opened opened) {
    byte[] text = text(opened);
    Result<Opened> again = twin.openText(name, text, Selection.ANY);
    Result<FileBytes> encoded =
        again
            .value()
            .map(o -> twin.encode(name, o))
            .orElseGet(() -> Result.failed(again.diagnostics()));
    if (again.diagnostics().stream().anyMatch(d -> d.code().equals("too-deep"))) {
      return Depth.refused(name);
    }
    boolean same = encoded.ok() && encoded.value().orElseThrow().sameAs(file);
    return same ? Result.of(text, List.of()) : Result.failed(lossy(name, encoded));
  }

  /**
   * Whether a text is canonical, after checking the second law, {@code parse(print(parse(t))) ==
   * parse(t)}.
   *
   * @param name what people call the text
   * @param text the text
   * @param opened what it means
   * @return whether it prints as it is, or an error where its meaning would change
   */
  public Result<Boolean> canonical(String name, byte[] text, Opened opened) {
    return Depth.guard(name, () -> compared(name, text, opened));
  }

  private Result<Boolean> compared(String name, byte[] text, Opened opened) {
    byte[] printed = text(opened);
    boolean same =
        twin.openText(name, printed, Selection.ANY)
            .value()
            .filter(again -> sameMeaning(again, opened))
            .isPresent();
    if (!same) {
      String message = "printing this text would change its meaning; this is a fault of Diptych";
      return Result.failed(Diagnostic.error("not-lossless", new Location.Whole(name), message));
    }
    return Result.of(Arrays.equals(printed, text), List.of());
  }

  private static boolean sameMeaning(Opened a, Opened b) {
    return a.document().root().equals(b.document().root());
  }

  private byte[] text(Opened opened) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      twin.print(twin.annotated(opened), out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }

  private static Diagnostic lossy(String name, Result<FileBytes> encoded) {
    String message =
        "the text of this file would not give its bytes back; this is a fault of Diptych";
    String[] help =
        encoded.diagnostics().stream().map(Diagnostic::message).limit(3).toArray(String[]::new);
    return Diagnostic.error("not-lossless", new Location.Whole(name), message, help);
  }
}
