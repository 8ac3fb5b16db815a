package dev.diptych.conformance.view;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A file is read again when its spec changes; while the spec has errors, the last one counts. */
@Timeout(120)
class SpecChangesTest {
  private static final String SPEC =
      "meta: {id: pair, imports: [item]}\nseq: [{id: a, type: item}, {id: b, type: u1}]\n";
  private static final String ITEM = "meta: {id: item}\nseq: [{id: value, type: u1}]\n";

  @TempDir private Path folder;

  @Test
  void theFileIsReadByTheNewSpec() throws IOException {
    Path spec = Files.writeString(folder.resolve("pair.ksy"), SPEC);
    Path item = Files.writeString(folder.resolve("item.ksy"), ITEM);
    Path file = Files.write(folder.resolve("pair.bin"), new byte[] {1, 2});
    try (Viewing viewing = Viewing.of("--spec", spec.toString(), file.toString());
        Events events = new Events(viewing.address())) {
      URI address = viewing.address();
      assertThat(lines(address)).contains("b = 2");
      Files.writeString(spec, SPEC.replace("id: b", "id: second"));
      events.await("\"ok\":true");
      assertThat(lines(address)).contains("second = 2");

      Files.writeString(item, ITEM.replace("u1", "u9"));
      events.await("\"ok\":false");
      assertThat(Request.get(address, "files").send()).contains("item.ksy:2:").contains("u9");
      assertThat(lines(address)).contains("second = 2");

      Files.writeString(item, ITEM + "types: {unused: {}}\n");
      events.await("\"ok\":true");
      assertThat(lines(address)).contains("a = 1").contains("second = 2");
      assertThat(Request.get(address, "files").send()).contains("\"messages\":\"\"");
    }
  }

  private static String lines(URI address) throws IOException {
    return Request.get(address, "lines?file=0&first=1&count=50").send();
  }

  /** The events that a page receives. */
  private static final class Events implements AutoCloseable {
    private final Socket socket;
    private final BufferedReader reader;

    Events(URI address) throws IOException {
      socket = new Socket(InetAddress.getLoopbackAddress(), address.getPort());
      reader = new BufferedReader(new InputStreamReader(socket.getInputStream(), ISO_8859_1));
      String request =
          "GET %sevents HTTP/1.1\r\nHost: %s\r\n\r\n"
              .formatted(address.getPath(), address.getAuthority());
      socket.getOutputStream().write(request.getBytes(ISO_8859_1));
      await("retry:");
    }

    void await(String part) throws IOException {
      String line = reader.readLine();
      while (line != null && !line.contains(part)) {
        line = reader.readLine();
      }
      assertThat(line).as("an event with %s", part).isNotNull();
    }

    @Override
    public void close() throws IOException {
      socket.close();
    }
  }
}
