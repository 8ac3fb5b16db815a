package dev.diptych.cli.conformance;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.UsageException;
import dev.diptych.files.IoFailure;
import dev.diptych.files.Output;
import dev.diptych.files.Root;
import dev.diptych.runner.Runner;
import dev.diptych.runner.judge.Glob;
import dev.diptych.runner.process.Frames;
import dev.diptych.runner.suite.Check;
import dev.diptych.runner.suite.Suite;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code diptych conformance extract}. */
@Command(
    name = "extract",
    mixinStandardHelpOptions = true,
    description = "Shows one check: the request, and the expected answer.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych conformance extract 'valid/FORMAT/CASE:decode'       as JSON",
      "  diptych conformance extract 'valid/FORMAT/CASE:decode' -o case",
      "  ./mine < case/stdin.bin                      the executor in a debugger, without the"
          + " runner",
      "",
      "With -o, the folder gets stdin.bin, the exact bytes that an executor gets: hello and the"
          + " request;",
      "request.json; and expected.json, the expected answer.",
      "Exit codes: 0 done; 2 invalid usage; 3 could not read or write."
    })
final class ConformanceExtractCommand implements Callable<Integer> {
  private static final JSON PRETTY =
      JSON.std.with(JSON.Feature.PRETTY_PRINT_OUTPUT).with(JSON.Feature.WRITE_NULL_PROPERTIES);

  private final Session session;

  @Parameters(
      paramLabel = "CHECK",
      description = "The name of a check, or a pattern that matches one check: * is anything.")
  @SuppressWarnings("NullAway.Init") // The parameter is required.
  private String check;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      description = "Write files to this folder. Created if necessary.")
  private @Nullable Path output;

  @Mixin private VectorsOption vectors;

  ConformanceExtractCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IoFailure {
    try {
      Check found = find(Suite.read(vectors.path()).checks());
      if (output == null) {
        session.outputs().data(List.of(PRETTY.asString(described(found))));
      } else {
        write(found, output);
      }
      return ExitCode.DONE;
    } catch (IOException e) {
      throw IoFailure.running(e);
    }
  }

  private Check find(List<Check> checks) {
    List<Check> found =
        checks.stream()
            .filter(each -> check.contains(":"))
            .filter(each -> Glob.matches(check, each.name()))
            .toList();
    if (found.size() == 1) {
      return found.get(0);
    }
    List<Check> near =
        checks.stream().filter(each -> Glob.matches("*" + check + "*", each.name())).toList();
    String names = near.stream().limit(8).map(Check::name).collect(Collectors.joining(", "));
    throw new UsageException(
        "%d checks match '%s'%s"
            .formatted(
                found.size(),
                check,
                names.isEmpty() ? "" : "; name one of " + names + (near.size() > 8 ? ", …" : "")));
  }

  private static Map<String, Object> described(Check check) {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("check", check.name());
    all.put("for", check.about());
    all.put("level", check.level().word());
    all.put("request", check.request());
    all.put("expected", check.expected().answer());
    return all;
  }

  private void write(Check check, Path folder) throws IOException {
    Map<String, Object> hello = Runner.hello(ConformanceCommand.schemas(session));
    Map<Path, Output.Content> files = new LinkedHashMap<>();
    files.put(
        folder.resolve("stdin.bin"),
        out -> {
          Frames.write(hello, out);
          Frames.write(check.request(), out);
        });
    files.put(folder.resolve("request.json"), json(check.request()));
    files.put(folder.resolve("expected.json"), json(check.expected().answer()));
    session.outputs().other().write(Root.of(folder), files);
  }

  private static Output.Content json(Map<String, Object> object) throws IOException {
    byte[] bytes = (PRETTY.asString(object) + "\n").getBytes(StandardCharsets.UTF_8);
    return out -> out.write(bytes);
  }
}
