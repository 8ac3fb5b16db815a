package dev.diptych.cli.arguments;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Field;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The table of a command, from its annotations. */
public final class AnnotatedArguments {
  private final CommandLine line;
  private final List<String> mixins = new ArrayList<>();
  private final List<String> options = new ArrayList<>();
  private final List<String> files = new ArrayList<>();
  private boolean common = true;

  private AnnotatedArguments(CommandLine line) {
    this.line = line;
  }

  /** The table of {@code command}; empty if picocli must read its arguments. */
  public static String of(Object command) {
    CommandLine line = new CommandLine(command);
    AnnotatedArguments found = new AnnotatedArguments(line);
    found.collect("", command.getClass());
    if (!line.getSubcommands().isEmpty() || !found.common) {
      return "";
    }
    assertThat(line.getCommandSpec().argGroups()).isEmpty();
    StringBuilder table = new StringBuilder();
    for (List<String> lines : List.of(found.mixins, found.options, found.files)) {
      lines.forEach(each -> table.append(each).append('\n'));
    }
    return table.toString();
  }

  private void collect(String path, Class<?> type) {
    for (Field field : type.getDeclaredFields()) {
      if (field.isAnnotationPresent(Mixin.class)) {
        mixins.add("mixin " + path + field.getName());
        collect(path + field.getName() + ".", field.getType());
      } else if (field.isAnnotationPresent(Option.class)) {
        option(path + field.getName(), field);
      } else if (field.isAnnotationPresent(Parameters.class)) {
        parameters(path + field.getName(), field);
      }
    }
    // A required option that a method receives is not in any table.
    common &= line.getCommandSpec().requiredArgs().stream().noneMatch(ArgSpec::isOption);
  }

  private static String kind(Type type) {
    return switch (type.getTypeName()) {
      case "boolean" -> "flag";
      case "java.lang.String" -> "text";
      case "java.nio.file.Path" -> "path";
      case "java.util.List<java.lang.String>" -> "texts";
      case "java.util.List<java.nio.file.Path>" -> "paths";
      default -> "";
    };
  }

  /** Whether picocli only stores the argument. */
  private static boolean plain(ArgSpec spec) {
    return spec.defaultValue() == null
        && spec.splitRegex().isEmpty()
        && spec.parameterConsumer() == null
        && spec.converters().length == 0;
  }

  private void option(String path, Field field) {
    Option option = field.getAnnotation(Option.class);
    OptionSpec spec = line.getCommandSpec().findOption(option.names()[0]);
    String kind = kind(field.getGenericType());
    boolean fixed = spec.arity().min() == spec.arity().max() || kind.equals("flag");
    if (!kind.isEmpty() && plain(spec) && fixed && !spec.negatable()) {
      assertThat(spec.arity().max()).isEqualTo(kind.equals("flag") ? 0 : 1);
      options.add(kind + " " + path + " " + String.join(" ", option.names()));
    }
  }

  private void parameters(String path, Field field) {
    PositionalParamSpec spec =
        line.getCommandSpec().positionalParameters().stream()
            .filter(each -> each.userObject().equals(field))
            .findFirst()
            .orElseThrow();
    String kind = kind(field.getGenericType());
    boolean all = spec.index().min() == 0 && spec.arity().max() == Integer.MAX_VALUE;
    common &= kind.equals("texts") && all && plain(spec) && files.isEmpty();
    files.add("files " + path + " " + spec.arity().min());
  }
}
