package dev.diptych.compiler.generate.language;

import java.util.Set;

/** Words that members of generated Java cannot be called: keywords, and methods of every object. */
final class JavaWords {
  private static final Set<String> WORDS =
      Set.of(
          ("abstract assert boolean break byte case catch char class clone const continue default"
                  + " do double else enum extends false final finalize finally float for"
                  + " get_class goto hash_code if implements import instanceof int interface long"
                  + " native new notify notify_all null package private protected public return"
                  + " short static strictfp super switch synchronized this throw throws to_string"
                  + " transient true try void volatile wait while")
              .split(" ", -1));

  private JavaWords() {}

  /** Whether a member {@code id} has such a name. */
  static boolean isReserved(String id) {
    return WORDS.contains(id);
  }
}
