package dev.diptych.view.server;

import static java.nio.charset.StandardCharsets.US_ASCII;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Decides which requests are answered: only GET, from this machine, for an address with the token,
 * by the name of the loopback address, and not on behalf of another site. The name is checked
 * because another site can let its own name lead here (DNS rebinding).
 */
final class Gate {
  private static final int TOKEN_BYTES = 18;
  private static final int FORBIDDEN = 403;
  private static final int NOT_ALLOWED = 405;

  private final Set<String> hosts;
  private final String token;

  Gate(int port) {
    hosts = Set.of("127.0.0.1:" + port, "localhost:" + port);
    byte[] random = new byte[TOKEN_BYTES];
    new SecureRandom().nextBytes(random);
    token = Base64.getUrlEncoder().withoutPadding().encodeToString(random);
  }

  /** The first folder of all addresses. */
  String prefix() {
    return "/" + token + "/";
  }

  /** The answer to a request that is refused, or null. */
  @Nullable Reply refusal(HttpExchange exchange) {
    if (!exchange.getRemoteAddress().getAddress().isLoopbackAddress()) {
      return Reply.text(FORBIDDEN, "only for this machine");
    }
    if (!exchange.getRequestMethod().equals("GET")) {
      return Reply.text(NOT_ALLOWED, "only GET");
    }
    Headers headers = exchange.getRequestHeaders();
    if (!isOne(headers.get("Host"), hosts)) {
      return Reply.text(FORBIDDEN, "unknown host");
    }
    if (headers.containsKey("Origin") && !isOwn(headers.get("Origin"))) {
      return Reply.text(FORBIDDEN, "not for other sites");
    }
    // Browsers send this header; a page that was opened by hand has the value none.
    List<String> site = headers.get("Sec-Fetch-Site");
    if (site != null && !isOne(site, Set.of("same-origin", "none"))) {
      return Reply.text(FORBIDDEN, "not for other sites");
    }
    return hasToken(exchange.getRequestURI().getRawPath()) ? null : Reply.notFound();
  }

  private boolean isOwn(List<String> origin) {
    return origin.size() == 1
        && origin.get(0).startsWith("http://")
        && hosts.contains(origin.get(0).substring("http://".length()));
  }

  private static boolean isOne(@Nullable List<String> values, Set<String> allowed) {
    return values != null && values.size() == 1 && allowed.contains(values.get(0));
  }

  private boolean hasToken(String path) {
    int end = path.indexOf('/', 1);
    byte[] given = path.substring(1, Math.max(1, end)).getBytes(US_ASCII);
    return MessageDigest.isEqual(given, token.getBytes(US_ASCII));
  }
}
