package dev.diptych.text.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

class TaskPoolTest {
  @Test
  void waitingThreadsRunTasksThatHaveNotStarted() {
    Thread me = Thread.currentThread();
    assertThat(new Task<>(Thread::currentThread).get()).isSameAs(me);
    Task<Thread> here = TaskPool.runHere(Thread::currentThread);
    assertThat(here.get()).isSameAs(me);
  }

  @Test
  void everyTaskRunsOnceAndResultsKeepTheirOrder() {
    AtomicInteger done = new AtomicInteger();
    List<Task<Integer>> pieces = new ArrayList<>();
    for (int i = 0; i < 10_000; i++) {
      int number = i;
      pieces.add(
          TaskPool.submit(
              () -> {
                done.incrementAndGet();
                return number;
              }));
    }
    for (int i = 0; i < pieces.size(); i++) {
      assertThat(pieces.get(i).get()).isEqualTo(i);
      assertThat(pieces.get(i).get()).isEqualTo(i);
    }
    assertThat(done).hasValue(pieces.size());
  }

  @Test
  void failuresAreThrownToTheCaller() {
    IllegalStateException unchecked = new IllegalStateException("unchecked");
    OutOfMemoryError error = new OutOfMemoryError("error");
    IOException checked = new IOException("checked");
    assertThatThrownBy(() -> failing(unchecked).get()).isSameAs(unchecked);
    assertThatThrownBy(() -> failing(error).get()).isSameAs(error);
    assertThatThrownBy(() -> failing(checked).get())
        .isInstanceOf(IllegalStateException.class)
        .hasCause(checked);
    assertThat(TaskPool.submit(() -> "the crew goes on").get()).isEqualTo("the crew goes on");
  }

  /**
   * All threads wait for a task that is queued after theirs: only the waiting thread can run it.
   */
  @Test
  void waitingThreadsRunOtherTasks() throws InterruptedException {
    int others = Math.max(1, TaskPool.SIZE - 1);
    CountDownLatch begun = new CountDownLatch(TaskPool.SIZE > 1 ? others : 0);
    CountDownLatch last = new CountDownLatch(1);
    AtomicReference<Thread> helper = new AtomicReference<>();
    List<Task<Boolean>> waiting = new ArrayList<>();
    for (int i = 0; i < (TaskPool.SIZE > 1 ? others : 0); i++) {
      waiting.add(TaskPool.submit(() -> await(begun, last)));
    }
    begun.await();
    Task<Boolean> behind =
        TaskPool.submit(
            () -> {
              helper.set(Thread.currentThread());
              last.countDown();
              return true;
            });
    assertThat(waiting).allMatch(Task::get);
    assertThat(behind.get()).isTrue();
    assertThat(helper).hasValue(Thread.currentThread());
  }

  @Test
  void interruptionsAreRestored() {
    Task<String> piece = TaskPool.submit(() -> "done");
    Thread.currentThread().interrupt();
    assertThat(piece.get()).isEqualTo("done");
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void cancelledTasksAreNotStarted() {
    AtomicInteger done = new AtomicInteger();
    Task<Integer> piece = new Task<>(done::incrementAndGet);
    piece.cancel();
    piece.run();
    assertThat(done).hasValue(0);
  }

  private static Task<Void> failing(Throwable failure) {
    return TaskPool.submit(
        () -> {
          if (failure instanceof Error error) {
            throw error;
          }
          throw (Exception) failure;
        });
  }

  private static boolean await(CountDownLatch begun, CountDownLatch last)
      throws InterruptedException {
    begun.countDown();
    last.await();
    return true;
  }
}
