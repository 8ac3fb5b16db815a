package dev.diptych.view.answer;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.view.server.Reply;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The files of the page itself. Only those in a list are served, by their exact names. */
final class Assets {
  private static final String SCRIPT = "text/javascript; charset=utf-8";

  private static final String ROOT = "/dev/diptych/view/";

  /** Resources and their media types, by the path in the address. */
  private static final Map<String, Asset> ALL =
      Map.ofEntries(
          Map.entry("", new Asset("page/index.html", "text/html; charset=utf-8")),
          Map.entry("style.css", new Asset("page/style.css", "text/css; charset=utf-8")),
          script("main.js"),
          script("source.js"),
          script("player.js"),
          script("keys.js"),
          script("tracks.js"),
          script("curves.js"),
          script("derived.js"),
          script("interpolate.js"),
          script("quaternion.js"),
          script("stage.js"),
          script("figure.js"),
          script("film.js"),
          script("annotations.js"),
          script("colors.js"),
          script("flesh.js"),
          script("framing.js"),
          script("lanes.js"),
          script("names.js"),
          script("shapes.js"),
          script("bytes.js"),
          script("hex.js"),
          script("timeline.js"),
          script("text.js"),
          Map.entry("three/three.module.js", new Asset("three/three.module.min.js", SCRIPT)),
          Map.entry("three/three.core.min.js", new Asset("three/three.core.min.js", SCRIPT)),
          Map.entry("three/OrbitControls.js", new Asset("three/OrbitControls.js", SCRIPT)));

  /** The one script that is in the page itself: an import map cannot be a file. */
  private static final Pattern INLINE =
      Pattern.compile("<script type=\"importmap\">(.*?)</script>", Pattern.DOTALL);

  private final String policy = policyOf(text(""));

  private record Asset(String resource, String type) {}

  private static Map.Entry<String, Asset> script(String name) {
    return Map.entry(name, new Asset("page/" + name, SCRIPT));
  }

  /** The content security policy of the page: its own files, nothing else. */
  String policy() {
    return policy;
  }

  /** The file at {@code path}. */
  Reply find(String path) {
    Asset asset = ALL.get(path);
    return asset == null ? Reply.notFound() : Reply.of(asset.type, bytes(asset.resource));
  }

  /** The file at {@code path}, which there must be, as text. */
  static String text(String path) {
    Asset asset = ALL.get(path);
    if (asset == null) {
      throw new IllegalArgumentException("no " + path);
    }
    return new String(bytes(asset.resource), UTF_8);
  }

  /** The paths of all scripts. */
  static List<String> scripts() {
    return ALL.keySet().stream().filter(path -> path.endsWith(".js")).sorted().toList();
  }

  private static byte[] bytes(String resource) {
    try (InputStream in = Assets.class.getResourceAsStream(ROOT + resource)) {
      if (in == null) {
        throw new IllegalStateException("the viewer lacks " + resource);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String policyOf(String page) {
    Matcher inline = INLINE.matcher(page);
    String map = inline.find() ? " 'sha256-" + sha256(inline.group(1)) + "'" : "";
    return "default-src 'none'; script-src 'self'"
        + map
        + "; style-src 'self'; img-src 'self' data: blob:; connect-src 'self';"
        + " base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  }

  /** The hash of an inline script or style, for a content security policy. */
  static String sha256(String text) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(UTF_8));
      return Base64.getEncoder().encodeToString(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
