package dev.diptych.maven;

import dev.diptych.Diptych;
import dev.diptych.Document;
import dev.diptych.Face;
import dev.diptych.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;

/** Converts files of both faces to the other face and back, and compares. Writes nothing. */
@Mojo(name = "verify", defaultPhase = LifecyclePhase.VERIFY, threadSafe = true)
public final class VerifyMojo extends FormatsMojo {
  @Override
  List<String> defaultIncludes() {
    return List.of("**/*.twin", "**/*.bin");
  }

  @Override
  String run(Messages messages) throws IOException {
    List<Path> inputs = inputs();
    Optional<Diptych> formats = inputs.isEmpty() ? Optional.empty() : formats(messages);
    for (Path input : formats.isEmpty() ? List.<Path>of() : inputs) {
      Outcome<Document> document = formats.get().open(input);
      messages.show(document.diagnostics());
      if (document.ok()) {
        verify(formats.get(), input, document.value(), messages);
      }
    }
    return count(inputs.size(), "file") + " verified";
  }

  private void verify(Diptych formats, Path input, Document document, Messages messages)
      throws IOException {
    byte[] file = Files.readAllBytes(input);
    byte[] bytes = document.encode();
    Outcome<Document> again = formats.named(input.toString()).parse(document.print());
    messages.show(again.errors());
    boolean binary = formats.face(file) == Face.BINARY;
    if (again.ok()
        && (!Arrays.equals(again.value().encode(), bytes)
            || (binary && !Arrays.equals(bytes, file)))) {
      String message = "converting this file and back does not give the same; this is a bug";
      messages.error("not-lossless", input.toString(), message);
    } else if (again.ok()) {
      getLog().info("ok " + input + ": " + document.format());
    }
  }
}
