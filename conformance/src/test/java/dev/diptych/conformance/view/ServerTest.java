package dev.diptych.conformance.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.diptych.conformance.Repository;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The server of the viewer answers its own page and refuses all others. */
class ServerTest {
  private static final int OK = 200;
  private static final int WRONG = 400;
  private static final int FORBIDDEN = 403;
  private static final int NOT_FOUND = 404;

  private static Viewing viewing;
  private static URI address;

  @BeforeAll
  static void start() throws IOException {
    Path file = Repository.path("runtime/animation/docs/examples/pinch_drag.twin");
    viewing = Viewing.of(file.toString());
    address = viewing.address();
  }

  @AfterAll
  static void stop() {
    viewing.close();
  }

  @Test
  void answersItsPage() throws IOException {
    String answer = Request.get(address, "").send();
    assertThat(answer).startsWith("HTTP/1.1 200").contains("<title>Diptych</title>");
  }

  @Test
  void everyAnswerForbidsOtherContent() throws IOException {
    for (String path : List.of("", "files", "main.js", "nothing")) {
      assertThat(Request.get(address, path).send())
          .contains("default-src 'none'; script-src 'self' 'sha256-")
          .contains("frame-ancestors 'none'")
          .doesNotContain("unsafe-inline")
          .containsIgnoringCase("X-content-type-options: nosniff")
          .containsIgnoringCase("Referrer-policy: no-referrer")
          .containsIgnoringCase("Cache-control: no-store")
          .doesNotContainIgnoringCase("Access-Control-Allow");
    }
  }

  /** Another site can let its own name lead to 127.0.0.1; the browser then sends that name. */
  @ParameterizedTest
  @ValueSource(
      strings = {"evil.example", "evil.example:PORT", "127.0.0.1", "127.0.0.1:1", "[::1]:PORT", ""})
  void refusesOtherHosts(String host) throws IOException {
    String value = host.replace("PORT", String.valueOf(address.getPort()));
    Request request = Request.of(address, "GET", address.getPath()).header("Host: " + value);
    assertThat(request.status()).isEqualTo(FORBIDDEN);
  }

  @Test
  void refusesTwoHostsAndNone() throws IOException {
    Request two = Request.get(address, "").header("Host: evil.example");
    assertThat(two.status()).isBetween(WRONG, FORBIDDEN);
    Request none = Request.of(address, "GET", address.getPath()).header("Accept: */*");
    assertThat(none.status()).isBetween(WRONG, FORBIDDEN);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Origin: http://evil.example",
        "Origin: null",
        "Origin: http://127.0.0.1:1",
        "Sec-Fetch-Site: cross-site",
        "Sec-Fetch-Site: same-site"
      })
  void refusesOtherSites(String header) throws IOException {
    assertThat(Request.get(address, "files").header(header).status()).isEqualTo(FORBIDDEN);
    assertThat(Request.get(address, "events").header(header).status()).isEqualTo(FORBIDDEN);
  }

  @Test
  void acceptsItsOwnOrigin() throws IOException {
    Request own = Request.get(address, "files").header("Origin: http://" + address.getAuthority());
    assertThat(own.header("Sec-Fetch-Site: same-origin").status()).isEqualTo(OK);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/files", "/AAAA/files", "//files", "/TOKENx/files", "/TOKE/files"})
  void refusesOtherTokens(String path) throws IOException {
    String token = address.getPath().replace("/", "");
    String tried =
        path.replace("TOKEN", token).replace("TOKE", token.substring(0, token.length() - 1));
    Request request = Request.of(address, "GET", tried).header("Host: " + address.getAuthority());
    // A path that begins with two slashes names another server, which newer versions of Java
    // reject.
    assertThat(request.status()).isIn(WRONG, NOT_FOUND);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../pom.xml",
        "..%2f..%2fetc/passwd",
        "%2e%2e/%2e%2e/etc/passwd",
        "three/../../page/index.html",
        "three/LICENSE",
        "/etc/passwd",
        "file:///etc/passwd",
        "page/index.html",
        "pinch_drag.twin",
        "style.css%00.js"
      })
  void servesNoOtherFile(String path) throws IOException {
    assertThat(Request.get(address, path).status()).isIn(WRONG, NOT_FOUND);
  }

  @ParameterizedTest
  @ValueSource(strings = {"POST", "PUT", "DELETE", "HEAD", "OPTIONS"})
  void onlyReads(String method) throws IOException {
    Request request =
        Request.of(address, method, address.getPath() + "files")
            .header("Host: " + address.getAuthority());
    assertThat(request.status()).isEqualTo(405);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "keys",
        "keys?file=0",
        "keys?file=1&scene=0&from=0&to=1",
        "keys?file=-1&scene=0&from=0&to=1",
        "keys?file=0&scene=9&from=0&to=1",
        "keys?file=0&scene=0&from=1&to=0",
        "keys?file=0&scene=0&from=0&to=1e300",
        "keys?file=0&scene=0&from=NaN&to=1",
        "keys?file=0&scene=0&from=0&to=1&tracks=",
        "keys?file=0&scene=0&from=0&to=1&tracks=1,1",
        "keys?file=0&scene=0&from=0&to=1&tracks=0,99999",
        "lines?file=0&scene=0&track=0&key=99999999&first=1&count=1",
        "lines?file=0&scene=0&track=99999&key=0&first=1&count=1",
        "curve?file=0&scene=0&track=0&component=0&from=0&to=1&width=2000000000",
        "curve?file=0&scene=0&track=99999&component=0&from=0&to=1&width=9",
        "lines?file=0&first=0&count=1",
        "lines?file=0&first=1&count=100000000",
        "line?file=0&scene=0&track=0&key=99999999",
        "key?file=0&scene=0&line=x",
        "files?=",
        "keys?file=%zz"
      })
  void rejectsWrongParameters(String path) throws IOException {
    assertThat(Request.get(address, path).status()).isEqualTo(WRONG);
  }

  @Test
  void listensOnlyOnTheLoopbackAddress() throws IOException {
    for (NetworkInterface network : NetworkInterface.networkInterfaces().toList()) {
      for (InetAddress other : network.inetAddresses().toList()) {
        if (!other.isLoopbackAddress()) {
          InetSocketAddress there = new InetSocketAddress(other, address.getPort());
          try (Socket socket = new Socket()) {
            assertThatThrownBy(() -> socket.connect(there, 2000)).isInstanceOf(IOException.class);
          }
        }
      }
    }
  }

  @Test
  void tokensAreLongAndDiffer() throws IOException {
    Path file = Repository.path("runtime/animation/docs/examples/pinch_drag.twin");
    try (Viewing other = Viewing.of(file.toString())) {
      assertThat(other.address().getPath()).hasSize(26).isNotEqualTo(address.getPath());
    }
  }
}
