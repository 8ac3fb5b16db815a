package dev.diptych.generator.language;

import dev.diptych.compiler.SpecThread;
import dev.diptych.compiler.check.Accepted;
import dev.diptych.compiler.check.SpecCheck;
import dev.diptych.generator.kaitai.Checked;
import dev.diptych.generator.kaitai.KaitaiCompiler;
import dev.diptych.ksy.Modules;
import dev.diptych.ksy.SpecException;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.diagnostic.Severity;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Sources of parsers in any language, for use in other programs. */
public final class LanguageSources {
  private static final List<String> WRITING = List.of("--read-write");
  private static final Set<Language> DIAGRAMS = Set.of(Language.GRAPHVIZ, Language.HTML);

  private final SourceRequest request;
  private final Modules modules;
  private final Map<String, String> files = new TreeMap<>();
  private final Map<Diagnostic, Set<Language>> refusals = new LinkedHashMap<>();
  private final Map<List<Object>, Checked> checked = new HashMap<>();

  private LanguageSources(SourceRequest request) throws SpecException, IOException {
    this.request = request;
    this.modules = Modules.load(request.spec(), request.importPath());
  }

  /**
   * Generates all requested sources, or nothing.
   *
   * @return contents by path below the output folder; with several languages, each has a folder
   * @throws IOException where the spec cannot be read
   */
  public static Result<Map<String, String>> of(SourceRequest request) throws IOException {
    try {
      return SpecThread.call(request.spec(), () -> new LanguageSources(request).generate());
    } catch (SpecException e) {
      return Result.failed(e.diagnostics());
    }
  }

  private Result<Map<String, String>> generate() throws SpecException {
    boolean diagrams = DIAGRAMS.containsAll(request.languages());
    Accepted accepted = diagrams ? SpecCheck.shown(modules) : SpecCheck.of(modules);
    List<Diagnostic> warnings = accepted.warnings();
    if (request.languages().stream().anyMatch(request::writes)) {
      KaitaiCompiler.with(WRITING).check(modules);
    }
    for (Language language : new TreeSet<>(request.languages())) {
      try {
        add(language);
      } catch (SpecException e) {
        Diagnostic why = asWritten(language, e.diagnostics().get(0));
        refusals.computeIfAbsent(why, w -> EnumSet.noneOf(Language.class)).add(language);
      }
    }
    if (refusals.isEmpty()) {
      return Result.of(files, warnings);
    }
    List<Diagnostic> found = new ArrayList<>(warnings);
    refusals.forEach((why, languages) -> found.add(refusal(why, languages)));
    return Result.failed(found);
  }

  /** The same diagnostic with the ids of the spec, not with those that the language requires. */
  private Diagnostic asWritten(Language language, Diagnostic why) {
    try {
      String message = NameConflicts.in(language, modules).asWritten(why.message());
      return message.equals(why.message())
          ? why
          : new Diagnostic(why.severity(), why.code(), why.location(), message, why.help());
    } catch (SpecException e) {
      return why; // It is that conflict of names.
    }
  }

  private void add(Language language) throws SpecException {
    write(language, request.writes(language))
        .forEach(
            (name, source) -> {
              String file = language.place(name, request.packageName());
              String stable = Imports.ordered(language, file, source);
              files.put(request.folder(language) + file, Markup.safe(language, stable));
            });
  }

  private Map<String, String> write(Language language, boolean writes) throws SpecException {
    List<String> options =
        new ArrayList<>(language.options(request.packageName(), modules.root().name()));
    options.addAll(writes ? WRITING : List.of());
    Checked checked = specs(language, writes);
    if (language == Language.LUA
        || (language == Language.CPP && !request.packageName().isEmpty())) {
      ImportCycles.reject(modules);
    }
    FaultyConstructs.reject(language, checked);
    return KaitaiCompiler.with(options).generate(language.target(), checked);
  }

  /**
   * The specs with documentation that is safe in {@code language}, checked once for all equal ones.
   */
  private Checked specs(Language language, boolean writes) throws SpecException {
    List<String> options = writes ? WRITING : List.of();
    Map<String, Map<String, Object>> yaml =
        Renaming.apply(NameConflicts.in(language, modules), Descriptions.in(language, modules));
    List<Object> key = List.of(options, yaml);
    if (!checked.containsKey(key)) {
      checked.put(key, KaitaiCompiler.with(options).check(modules, yaml));
    }
    return checked.get(key);
  }

  /**
   * One diagnostic for all languages that fail for the same reason, with a hint if there is one.
   */
  private Diagnostic refusal(Diagnostic why, Set<Language> languages) {
    String names = languages.stream().map(Language::id).collect(Collectors.joining(", "));
    boolean all = languages.size() == request.languages().size();
    String message = all ? why.message() : names + ": " + why.message();
    return languages.stream().allMatch(language -> canRead(language))
        ? Diagnostic.error(
            why.code(), why.location(), message, "with --read-only, there is code that reads it")
        : new Diagnostic(Severity.ERROR, why.code(), why.location(), message, why.help());
  }

  /** Whether {@code language} supports the spec with read-only code. */
  private boolean canRead(Language language) {
    try {
      return request.writes(language) && !write(language, false).isEmpty();
    } catch (SpecException e) {
      return false;
    }
  }
}
