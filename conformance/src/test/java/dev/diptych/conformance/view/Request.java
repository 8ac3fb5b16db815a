package dev.diptych.conformance.view;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;

/** A request as its bytes, because clients correct what an attacker would not. */
final class Request {
  private final URI address;
  private final String method;
  private final String path;
  private final List<String> headers = new ArrayList<>();

  private Request(URI address, String method, String path) {
    this.address = address;
    this.method = method;
    this.path = path;
  }

  /** A request for {@code path} behind the token of {@code address}. */
  static Request get(URI address, String path) {
    return new Request(address, "GET", address.getPath() + path)
        .header("Host: " + address.getAuthority());
  }

  /** A request for any path. */
  static Request of(URI address, String method, String path) {
    return new Request(address, method, path);
  }

  /** The same with one more header. */
  Request header(String line) {
    headers.add(line);
    return this;
  }

  /** Sends it; returns the whole answer. */
  String send() throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), address.getPort())) {
      String lines = method + " " + path + " HTTP/1.1\r\n" + String.join("\r\n", headers);
      socket
          .getOutputStream()
          .write((lines + "\r\nConnection: close\r\n\r\n").getBytes(ISO_8859_1));
      return new String(socket.getInputStream().readAllBytes(), ISO_8859_1);
    }
  }

  /** Sends it; returns the status of the answer. */
  int status() throws IOException {
    return Integer.parseInt(send().split(" ", 3)[1]);
  }
}
