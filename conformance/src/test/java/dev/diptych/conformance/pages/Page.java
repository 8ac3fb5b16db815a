package dev.diptych.conformance.pages;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What a page prints for a shell: the steps of its session, in their order. */
final class Page {
  private static final Pattern FENCE = Pattern.compile("( *)(```+)\\s*(\\S*).*");
  private static final Pattern COMMENT = Pattern.compile("(?s) *<!--\\s*(.*?)\\s*-->\\s*");
  private static final Pattern FILE = Pattern.compile("[\\w/-]+\\.\\w+");
  private static final Pattern EXIT = Pattern.compile("(?s)exit (\\d+): .+");
  private static final String SETUP = "setup:";
  private static final String NOT_RUN = "not run:";
  private static final String PAGE_NOT_RUN = "page not run:";

  private final List<String> lines;
  private final List<Step> steps = new ArrayList<>();
  private @Nullable String marker;
  private @Nullable String pageReason;
  private int at;

  private Page(List<String> lines) {
    this.lines = lines;
  }

  /** The steps of a page in Markdown. */
  static List<Step> steps(List<String> lines) {
    Page page = new Page(lines);
    while (page.at < lines.size()) {
      page.next();
    }
    return page.steps;
  }

  private void next() {
    String line = lines.get(at);
    Matcher fence = FENCE.matcher(line);
    if (line.strip().startsWith("<!--")) {
      comment();
    } else if (fence.matches()) {
      block(fence.group(1).length(), fence.group(2), fence.group(3));
    } else {
      at++;
    }
  }

  private void comment() {
    int start = at;
    StringBuilder text = new StringBuilder(lines.get(at));
    while (!lines.get(at).contains("-->")) {
      at++;
      text.append('\n').append(lines.get(at));
    }
    at++;
    Matcher comment = COMMENT.matcher(text);
    if (!comment.matches()) {
      return;
    }
    String content = comment.group(1);
    if (content.startsWith(SETUP)) {
      steps.add(new Step.Setup(start + 1, content.substring(SETUP.length()).strip()));
    } else if (content.startsWith(PAGE_NOT_RUN)) {
      pageReason = content.substring(PAGE_NOT_RUN.length()).strip();
    } else {
      marker = content;
    }
  }

  private void block(int indent, String fence, String language) {
    int start = at + 1;
    int end = start;
    while (!lines.get(end).strip().equals(fence)) {
      end++;
    }
    List<String> content = new ArrayList<>();
    for (String line : lines.subList(start, end)) {
      content.add(line.substring(Math.min(indent, line.length() - line.stripLeading().length())));
    }
    at = end + 1;
    String mark = marker;
    marker = null;
    if (mark != null && FILE.matcher(mark).matches()) {
      steps.add(new Step.Content(start + 1, mark, String.join("\n", content) + "\n"));
      return;
    }
    boolean shown = content.stream().anyMatch(line -> line.startsWith("$ "));
    if (shown || List.of("sh", "bash", "console").contains(language)) {
      add(shown ? shown(start + 1, content) : plain(start + 1, content), mark);
    }
  }

  private void add(List<Step.Run> commands, @Nullable String mark) {
    String reason = pageReason;
    if (mark != null && mark.startsWith(NOT_RUN)) {
      reason = mark.substring(NOT_RUN.length()).strip();
    }
    if (reason != null) {
      steps.add(new Step.NotRun(commands.get(0).line(), reason, commands.size()));
      return;
    }
    Matcher exit = EXIT.matcher(mark == null ? "" : mark);
    for (Step.Run each : commands) {
      int code = exit.matches() ? Integer.parseInt(exit.group(1)) : each.exit();
      steps.add(new Step.Run(each.line(), each.text(), each.output(), code));
    }
  }

  /** Commands without output: a line each, or several with a backslash at their ends. */
  private static List<Step.Run> plain(int start, List<String> content) {
    List<Step.Run> commands = new ArrayList<>();
    int from = 0;
    for (int i = 0; i < content.size(); i++) {
      String line = content.get(i);
      if (line.endsWith("\\")) {
        continue;
      }
      if (!line.isBlank() && !line.startsWith("#")) {
        String text = String.join("\n", content.subList(from, i + 1));
        commands.add(new Step.Run(start + from, text, null, 0));
      }
      from = i + 1;
    }
    return commands;
  }

  /** Commands after {@code $}, each with its output. */
  private static List<Step.Run> shown(int start, List<String> content) {
    List<Step.Run> commands = new ArrayList<>();
    int i = 0;
    while (i < content.size()) {
      int command = i;
      StringBuilder text = new StringBuilder(content.get(i).substring(2));
      while (content.get(i).endsWith("\\")) {
        i++;
        text.append('\n').append(content.get(i));
      }
      int from = i + 1;
      i = from;
      while (i < content.size() && !content.get(i).startsWith("$ ")) {
        i++;
      }
      List<String> output = List.copyOf(content.subList(from, i));
      int exit = output.stream().anyMatch(line -> line.startsWith("error")) ? 1 : 0;
      commands.add(new Step.Run(start + command, text.toString(), output, exit));
    }
    return commands;
  }

  /** The markers of {@code steps}, for the list of all of them. */
  static Stream<Step.NotRun> notRun(List<Step> steps) {
    return steps.stream().filter(Step.NotRun.class::isInstance).map(Step.NotRun.class::cast);
  }
}
