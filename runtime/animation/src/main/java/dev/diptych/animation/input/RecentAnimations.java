package dev.diptych.animation.input;

import dev.diptych.model.document.Document;
import java.lang.ref.WeakReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The animations that were read last: all lints of a file ask for the same one, and a batch checks
 * several files at a time. Documents that share a slot are only read more often.
 */
final class RecentAnimations {
  private static final int SLOTS = 64;

  private static final AtomicReferenceArray<@Nullable WeakReference<InputAnimation>> RECENT =
      new AtomicReferenceArray<>(SLOTS);

  private RecentAnimations() {}

  /** The animation in {@code document}, read with {@code read} unless it was read before. */
  @SuppressWarnings("ReferenceEquality") // Comparing all bytes would take longer than reading them.
  static InputAnimation of(Document document, Function<Document, InputAnimation> read) {
    int slot = System.identityHashCode(document) % SLOTS;
    WeakReference<InputAnimation> recent = RECENT.get(slot);
    InputAnimation animation = recent == null ? null : recent.get();
    if (animation == null || animation.document() != document) {
      animation = read.apply(document);
      RECENT.set(slot, new WeakReference<>(animation));
    }
    return animation;
  }
}
