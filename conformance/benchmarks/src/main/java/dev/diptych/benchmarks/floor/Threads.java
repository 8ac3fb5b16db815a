package dev.diptych.benchmarks.floor;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Stream;

/** Runs work in parts on a number of threads. */
final class Threads {
  private Threads() {}

  /** A part of the work. */
  @FunctionalInterface
  interface Part {
    long run();
  }

  /** Runs all parts, each thread the next remaining one, and sums their results. */
  static long sum(int threads, List<Part> parts) {
    AtomicInteger next = new AtomicInteger();
    LongAdder sum = new LongAdder();
    Runnable work =
        () -> {
          for (int i = next.getAndIncrement(); i < parts.size(); i = next.getAndIncrement()) {
            sum.add(parts.get(i).run());
          }
        };
    List<Thread> others = Stream.generate(() -> new Thread(work)).limit(threads - 1L).toList();
    others.forEach(Thread::start);
    work.run();
    others.forEach(Threads::await);
    return sum.sum();
  }

  private static void await(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
