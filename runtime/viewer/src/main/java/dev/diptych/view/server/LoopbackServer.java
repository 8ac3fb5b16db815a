package dev.diptych.view.server;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Serves pages on the loopback address. */
public final class LoopbackServer implements AutoCloseable {
  private static final int MAX_THREADS = 64;
  private static final int MAX_PAGES = 32;
  private static final int TOO_MANY = 503;
  private static final int FAULT = 500;
  private static final int OK = 200;
  private static final int NO_BODY = -1;

  static {
    // Else the answer on a connection that was used before waits 40 ms for an acknowledgement.
    System.setProperty("sun.net.httpserver.nodelay", "true");
  }

  private final HttpServer http;
  private final ExecutorService threads;
  private final Gate gate;
  private final Pages pages;
  private final Events events;

  private LoopbackServer(HttpServer http, Pages pages, Events events) {
    this.http = http;
    this.gate = new Gate(http.getAddress().getPort());
    this.pages = pages;
    this.events = events;
    this.threads =
        new ThreadPoolExecutor(
            0,
            MAX_THREADS,
            5,
            TimeUnit.SECONDS,
            new SynchronousQueue<>(),
            LoopbackServer::thread,
            new ThreadPoolExecutor.CallerRunsPolicy());
  }

  private static Thread thread(Runnable work) {
    Thread thread = new Thread(work, "diptych-viewer");
    thread.setDaemon(true);
    return thread;
  }

  /**
   * Begins to serve.
   *
   * @param port 0 for any that is free
   * @throws IOException if the port cannot be used
   */
  public static LoopbackServer start(int port, Pages pages, Events events) throws IOException {
    InetAddress loopback = InetAddress.getByAddress("localhost", new byte[] {127, 0, 0, 1});
    HttpServer http = HttpServer.create(new InetSocketAddress(loopback, port), 0);
    LoopbackServer server = new LoopbackServer(http, pages, events);
    http.setExecutor(server.threads);
    http.createContext("/", server::handle);
    http.start();
    return server;
  }

  /** The address of the page, with the token. */
  public URI address() {
    return URI.create("http://127.0.0.1:" + http.getAddress().getPort() + gate.prefix());
  }

  private void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      Reply refusal = gate.refusal(exchange);
      String path = exchange.getRequestURI().getRawPath();
      if (refusal != null) {
        send(exchange, refusal);
      } else if (path.equals(gate.prefix() + "events")) {
        follow(exchange);
      } else {
        send(exchange, answer(exchange, path.substring(gate.prefix().length())));
      }
    }
  }

  private Reply answer(HttpExchange exchange, String path) {
    try {
      return pages.answer(path, new Query(exchange.getRequestURI().getRawQuery()));
    } catch (IllegalArgumentException e) {
      return Reply.wrong(String.valueOf(e.getMessage()));
    } catch (RuntimeException e) {
      return Reply.text(FAULT, "a fault of Diptych: " + e);
    }
  }

  private void follow(HttpExchange exchange) throws IOException {
    if (events.pages() >= MAX_PAGES) {
      send(exchange, Reply.text(TOO_MANY, "too many pages"));
      return;
    }
    headers(exchange, "text/event-stream");
    exchange.sendResponseHeaders(OK, 0);
    try (OutputStream out = exchange.getResponseBody()) {
      events.stream(out);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void send(HttpExchange exchange, Reply reply) throws IOException {
    headers(exchange, reply.type());
    boolean empty = reply.body().length == 0 || exchange.getRequestMethod().equals("HEAD");
    exchange.sendResponseHeaders(reply.status(), empty ? NO_BODY : reply.body().length);
    if (!empty) {
      exchange.getResponseBody().write(reply.body());
    }
  }

  private void headers(HttpExchange exchange, String type) {
    Headers headers = exchange.getResponseHeaders();
    headers.set("Content-Type", type);
    headers.set("Content-Security-Policy", pages.policy());
    headers.set("X-Content-Type-Options", "nosniff");
    // The address has the token.
    headers.set("Referrer-Policy", "no-referrer");
    headers.set("Cross-Origin-Resource-Policy", "same-origin");
    headers.set("Cross-Origin-Opener-Policy", "same-origin");
    headers.set("Cache-Control", "no-store");
  }

  @Override
  public void close() {
    http.stop(0);
    threads.shutdownNow();
  }
}
