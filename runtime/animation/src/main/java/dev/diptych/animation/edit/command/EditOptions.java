package dev.diptych.animation.edit.command;

import dev.diptych.family.ConversionRequest;
import dev.diptych.family.LimitOption;
import dev.diptych.twin.Face;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The output of an editing command. */
final class EditOptions {
  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      description =
          "Where to write: a file, a folder, or - (the default). A name that ends with .bin is"
              + " binary, one with .twin or .mkm a text; others have the face of the input.")
  private @Nullable String output;

  @Mixin private LimitOption limit;

  /** The files of a command that edits {@code input}. */
  ConversionRequest request(String input) {
    return new ConversionRequest(input, output, null, face(), limit.times());
  }

  private @Nullable Face face() {
    if (output == null) {
      return null;
    }
    if (output.endsWith(".bin")) {
      return Face.BINARY;
    }
    return output.endsWith(".twin") || output.endsWith(".mkm") ? Face.TEXT : null;
  }
}
