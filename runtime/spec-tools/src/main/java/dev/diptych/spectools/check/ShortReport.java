package dev.diptych.spectools.check;

import java.util.ArrayList;
import java.util.List;

/** The topics of a spec on one page, however large the spec is. */
final class ShortReport {
  /** With the lines of the verdict. */
  private static final int MAX_LINES = 40;

  private static final int VERDICT_LINES = 2;

  private static final String ADVICE = "  --verbose shows every field";

  private final List<Topic> topics;

  ShortReport(List<Topic> topics) {
    this.topics = topics;
  }

  List<String> lines() {
    List<String> page = new ArrayList<>();
    int free = MAX_LINES - VERDICT_LINES - 1 - topics.size();
    List<Integer> limits = limits(free);
    for (int i = 0; i < topics.size(); i++) {
      page.addAll(topics.get(i).lines(limits.get(i)));
    }
    if (page.stream().anyMatch(line -> line.contains(TopicRow.MORE))) {
      page.add(ADVICE);
    }
    return page;
  }

  /** The lines for each topic: a small one has all that it needs, large ones share the rest. */
  private List<Integer> limits(int free) {
    List<Integer> limits = new ArrayList<>();
    int share = share(free);
    int spare = free - needed(share);
    for (Topic topic : topics) {
      int limit = Math.min(topic.size(), share);
      int more = Math.min(spare, topic.size() - limit);
      limits.add(limit + more);
      spare -= more;
    }
    return limits;
  }

  private int share(int free) {
    int share = free;
    while (needed(share) > free) {
      share--;
    }
    return share;
  }

  private int needed(int share) {
    return topics.stream().mapToInt(topic -> Math.min(topic.size(), share)).sum();
  }
}
