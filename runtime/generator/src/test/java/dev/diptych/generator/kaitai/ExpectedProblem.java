package dev.diptych.generator.kaitai;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;

/**
 * A problem that the comments at the top of an invalid spec announce.
 *
 * @param place the path of its node, or line and column
 * @param severity error or warning
 * @param file the name of the file with it
 * @param first the first line of its node
 * @param last the last line of its node
 */
record ExpectedProblem(String place, String severity, String file, int first, int last) {
  private static final Pattern HEAD =
      Pattern.compile("# (\\S+\\.ksy):(?: (/\\S*):|(\\d+):\\d+:|)(?: .*)?");
  private static final Pattern OTHERS = Pattern.compile("(?<=also on line.{0,99})\\b(\\d+)\\b");

  /** The problems that {@code spec} announces. */
  static List<ExpectedProblem> of(Path spec) throws IOException {
    List<ExpectedProblem> all = new ArrayList<>();
    List<String> lines = Files.readAllLines(spec);
    for (int i = 0; i + 1 < lines.size() && lines.get(i).startsWith("#"); i++) {
      Matcher head = HEAD.matcher(lines.get(i));
      if (head.matches()) {
        String severity = lines.get(i + 1).contains("warning:") ? "warning" : "error";
        all.add(of(spec.resolveSibling(head.group(1)), head, severity));
      }
    }
    return all;
  }

  private static ExpectedProblem of(Path file, Matcher head, String severity) throws IOException {
    String name = String.valueOf(file.getFileName());
    if (head.group(3) != null) {
      int line = Integer.parseInt(head.group(3));
      return new ExpectedProblem(head.group(3), severity, name, line, line);
    }
    String place = head.group(2) == null ? "/" : head.group(2);
    try {
      Node node = new Yaml(new LoaderOptions()).compose(Files.newBufferedReader(file));
      int[] lines = lines(node, place.substring(1).split("/", -1));
      return new ExpectedProblem(place, severity, name, lines[0], lines[1]);
    } catch (org.yaml.snakeyaml.error.YAMLException e) {
      return new ExpectedProblem(place, severity, name, 1, Integer.MAX_VALUE);
    }
  }

  /** The lines of the node at {@code path}, or of the last one on the way to it. */
  private static int[] lines(Node root, String[] path) {
    Node at = root;
    int[] lines = {1, Integer.MAX_VALUE};
    for (String step : path) {
      Node key = null;
      Node next = null;
      if (at instanceof SequenceNode list && step.matches("\\d+")) {
        next = list.getValue().get(Integer.parseInt(step));
        key = next;
      } else if (at instanceof MappingNode map) {
        for (NodeTuple pair : map.getValue()) {
          if (pair.getKeyNode() instanceof ScalarNode name && name.getValue().equals(step)) {
            key = pair.getKeyNode();
            next = pair.getValueNode();
          }
        }
      }
      if (next == null) {
        break;
      }
      at = next;
      int end = at.getEndMark().getLine() + (at.getEndMark().getColumn() > 0 ? 1 : 0);
      lines = new int[] {key.getStartMark().getLine() + 1, end};
    }
    return lines;
  }

  /** Whether {@code found} is in the lines of its node, and as severe. */
  boolean matches(Diagnostic found) {
    if (found.location() instanceof Location.InText text) {
      int line = text.source().position(text.span().start()).line();
      return text.source().name().endsWith(file)
          && (found.isError() || severity.equals("warning"))
          && (within(line) || found.help().stream().anyMatch(this::names));
    }
    return place.equals("/") && found.isError();
  }

  private boolean within(int line) {
    return line >= first && line <= last;
  }

  /** Whether {@code help} names more places of the same problem, and this is one of them. */
  private boolean names(String help) {
    return OTHERS.matcher(help).results().anyMatch(at -> within(Integer.parseInt(at.group(1))));
  }
}
