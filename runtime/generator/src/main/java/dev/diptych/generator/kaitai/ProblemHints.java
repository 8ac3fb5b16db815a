package dev.diptych.generator.kaitai;

import dev.diptych.model.diagnostic.Replacement;
import dev.diptych.model.diagnostic.Suggestion;
import io.kaitai.struct.format.ClassSpec;
import io.kaitai.struct.format.MemberSpec;
import io.kaitai.struct.precompile.EnumNotFoundError;
import io.kaitai.struct.precompile.FieldNotFoundError;
import io.kaitai.struct.precompile.TypeNotFoundError;
import io.kaitai.struct.problems.CompilationProblem;
import io.kaitai.struct.problems.EnumNotFoundErr;
import io.kaitai.struct.problems.ErrorInInput;
import io.kaitai.struct.problems.TypeNotFoundErr;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import scala.Option;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;

/** What a user may have meant by what the compiler rejects. */
final class ProblemHints {
  private static final Pattern NUMBER_AS_TRUTH =
      Pattern.compile("invalid type: expected boolean, got (.+)");
  private static final Pattern COMPARED = Pattern.compile("can't compare (.+) and (.+)");
  private static final Pattern NO_ENUM =
      Pattern.compile("tried to resolve non-integer (.+) to enum");
  private static final Pattern UNKNOWN_KEY =
      Pattern.compile("(?:unknown key found, expected|invalid key found in .*, allowed): (.*)");
  private static final String ENUM = "a value of the enum ";

  private ProblemHints() {}

  /** A name that exists, in place of an unknown one; or null. */
  static @Nullable Replacement correction(CompilationProblem problem, ProblemPlace place) {
    if (problem instanceof TypeNotFoundErr type) {
      return type(joined(type.name().toSeq()), type.curClass());
    }
    if (problem instanceof EnumNotFoundErr type) {
      return Suggestion.nearest(joined(type.name().toSeq()), enums(type.curClass()));
    }
    if (!(problem instanceof ErrorInInput input)) {
      Matcher key = UNKNOWN_KEY.matcher(problem.text());
      return key.matches()
          ? Suggestion.nearest(place.key(), List.of(key.group(1).split(", ")))
          : enumOf(problem.text()).orElse(null);
    }
    if (input.err() instanceof FieldNotFoundError field) {
      return Suggestion.nearest(field.name(), members(field.curClass()));
    }
    if (input.err() instanceof EnumNotFoundError type) {
      return Suggestion.nearest(type.name(), enums(type.curClass()));
    }
    return input.err() instanceof TypeNotFoundError type
        ? type(type.name(), type.curClass())
        : null;
  }

  private static @Nullable Replacement type(String name, ClassSpec around) {
    Optional<String> known = ProblemWords.nativeType(name);
    return known.isPresent()
        ? new Replacement(name, known.get())
        : Suggestion.nearest(name, types(around));
  }

  private static List<String> members(ClassSpec spec) {
    List<MemberSpec> members = new ArrayList<>();
    members.addAll(CollectionConverters.asJava(spec.params()));
    members.addAll(CollectionConverters.asJava(spec.seq()));
    members.addAll(CollectionConverters.asJava(spec.instances()).values());
    return members.stream().map(member -> member.id().humanReadable()).toList();
  }

  private static List<String> types(ClassSpec spec) {
    List<String> names = new ArrayList<>();
    for (Option<ClassSpec> at = Option.apply(spec); at.isDefined(); at = at.get().upClass()) {
      names.addAll(CollectionConverters.asJava(at.get().types()).keySet());
    }
    return names;
  }

  private static List<String> enums(ClassSpec spec) {
    List<String> names = new ArrayList<>();
    for (Option<ClassSpec> at = Option.apply(spec); at.isDefined(); at = at.get().upClass()) {
      names.addAll(CollectionConverters.asJava(at.get().enums()).keySet());
    }
    return names;
  }

  /** What to write in place of what the compiler reports as {@code message}. */
  static List<String> help(String message, ProblemPlace place) {
    Matcher truth = NUMBER_AS_TRUTH.matcher(message);
    if (truth.matches() && TypeWords.type(truth.group(1)).equals(Optional.of("an integer"))) {
      String written = place.scalar().filter(text -> text.matches("[\\w.]{1,40}")).orElse("x");
      return List.of("compare it, for example: " + written + " != 0");
    }
    Matcher compared = COMPARED.matcher(message);
    if (compared.matches()) {
      return comparison(compared.group(1), compared.group(2));
    }
    return List.of();
  }

  /** Whether {@code message} is about an enum of something else than an integer. */
  static boolean isEnum(String message) {
    return NO_ENUM.matcher(message).matches();
  }

  /**
   * The type of specs for what {@code message} reports to have an enum, if that is the name of an
   * integer in other languages. It may be the name of a type of the spec, which is no integer
   * either.
   */
  static Optional<Replacement> enumOf(String message) {
    Matcher found = NO_ENUM.matcher(message);
    return found.matches()
        ? TypeWords.userType(found.group(1))
            .flatMap(
                name ->
                    ProblemWords.nativeType(name)
                        .filter(type -> type.matches("[us]\\d"))
                        .map(type -> new Replacement(name, type)))
        : Optional.empty();
  }

  private static List<String> comparison(String left, String right) {
    Set<String> types = Set.of(TypeWords.type(left).orElse(""), TypeWords.type(right).orElse("?"));
    return types.contains("an integer")
        ? types.stream()
            .filter(type -> type.startsWith(ENUM))
            .map(type -> type.substring(ENUM.length()))
            .map(name -> "compare with a member, %s::NAME, or write .to_i".formatted(name))
            .toList()
        : List.of();
  }

  /** Names joined as expressions join them. */
  private static String joined(Seq<String> names) {
    return String.join("::", CollectionConverters.asJava(names));
  }
}
