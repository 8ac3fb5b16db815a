package dev.diptych.twin;

import dev.diptych.ir.Spec;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Locations;
import dev.diptych.model.diagnostic.Replacement;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.diagnostic.Suggestion;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Schema;
import dev.diptych.text.print.ValueFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The parameters of a format: values that its files do not have, and that decoding needs. They are
 * the parameters of the root type of its spec.
 *
 * @param schema the schema
 * @param all the parameters, in the order of the spec
 * @param values a root with the values that the user gives, which has no other values; null if the
 *     format has no parameters
 * @param required the same, with those values only that texts must have
 */
record Parameters(
    Schema schema, List<Parameter> all, @Nullable Struct values, @Nullable Struct required) {
  /** The parameters of a format; none has a value. */
  static Parameters of(Schema schema, Spec spec) {
    List<Parameter> all = new ArrayList<>();
    spec.rootType().params().forEach(each -> all.add(new Parameter(schema, spec, each)));
    Struct none =
        all.isEmpty()
            ? null
            : new Struct(schema.root(), new @Nullable Value[schema.root().fields().size()]);
    return new Parameters(schema, all, none, none);
  }

  /** Whether the format has the parameter of {@code given}. */
  boolean has(GivenParameter given) {
    return given.isFor(schema) && all.stream().anyMatch(each -> each.id().equals(given.name()));
  }

  /**
   * These parameters with values.
   *
   * @param given values; those for other formats are ignored
   * @param errors receives the errors of values
   */
  Parameters with(List<GivenParameter> given, List<Diagnostic> errors) {
    Struct root = values;
    Struct fixed = required;
    for (Parameter each : all) {
      for (GivenParameter one : given) {
        if (root != null && fixed != null && one.isFor(schema) && one.name().equals(each.id())) {
          Value value = each.index() < 0 ? null : each.value(one.word());
          if (value == null) {
            errors.add(invalid(each, one));
          } else {
            root = root.with(each.id(), value);
            fixed = one.format() == null ? fixed.with(each.id(), value) : fixed;
          }
        }
      }
    }
    return new Parameters(schema, all, root, fixed);
  }

  private Diagnostic invalid(Parameter parameter, GivenParameter given) {
    String message =
        parameter.index() < 0
            ? "%s is %s".formatted(given.name(), parameter.values())
            : "%s takes %s, not '%s'".formatted(given.name(), parameter.values(), given.word());
    return Diagnostic.error("invalid-parameter", given.at(), message);
  }

  /** The values of the parameters of a root, as a user would give them. */
  List<GivenParameter> of(Struct root) {
    List<GivenParameter> given = new ArrayList<>();
    for (Parameter each : all) {
      Value value = each.index() < 0 ? null : root.get(each.index());
      if (value != null) {
        Location at = new Location.Whole(each.id());
        given.add(new GivenParameter(null, each.id(), each.word(value), at));
      }
    }
    return given;
  }

  /** The error about a parameter that no format has. */
  static Diagnostic unknown(GivenParameter given, List<Parameters> formats) {
    List<String> known =
        formats.stream().flatMap(each -> each.all.stream()).map(Parameter::id).distinct().toList();
    Replacement near = Suggestion.nearest(given.name(), known);
    String help =
        known.isEmpty() ? "it has no parameters" : "its parameters: " + String.join(", ", known);
    return Diagnostic.error(
            "unknown-parameter",
            given.at(),
            "the spec has no parameter '" + given.name() + "'",
            help)
        .suggesting(near);
  }

  /**
   * The error about parameters without a value.
   *
   * @param root the root of a document; null for a file that is not decoded yet
   * @param at the input
   * @return null if all have one
   */
  @Nullable Diagnostic missing(@Nullable Struct root, Location at) {
    List<Parameter> missing = new ArrayList<>();
    for (Parameter each : all) {
      if (root == null || each.index() < 0 || root.get(each.index()) == null) {
        missing.add(each);
      }
    }
    if (missing.isEmpty()) {
      return null;
    }
    String ids = missing.stream().map(Parameter::id).collect(Collectors.joining(", "));
    String message =
        "%s needs %s of %s"
            .formatted(schema.format().id(), missing.size() == 1 ? "a value" : "values", ids);
    List<String> help = new ArrayList<>();
    missing.forEach(each -> help.add(each.described()));
    if (missing.stream().allMatch(each -> each.index() >= 0)) {
      help.add("give a value with --param " + missing.get(0).id() + "=VALUE, or in diptych.toml");
    }
    return Diagnostic.error("missing-parameter", at, message, help.toArray(String[]::new));
  }

  /**
   * A document with the values that its text omits.
   *
   * @param document the document of a text
   * @param locations where its values are in the text
   * @return an error for a parameter without a value, and for one with two
   */
  Result<Document> complete(Document document, Locations locations) {
    Struct root = document.root();
    List<Diagnostic> errors = new ArrayList<>();
    for (Parameter each : all) {
      Value given = value(each, values);
      Value fixed = value(each, required);
      Value own = value(each, root);
      if (own == null && given != null) {
        root = root.with(each.id(), given);
      } else if (own != null && fixed != null && !own.equals(fixed)) {
        errors.add(mismatch(each, own, fixed, locations));
      }
    }
    Diagnostic missing = missing(root, locations.locate(Path.ROOT));
    if (missing != null) {
      errors.add(missing);
    }
    return errors.isEmpty()
        ? Result.of(new Document(document.schema(), root), List.of())
        : Result.failed(errors);
  }

  private static @Nullable Value value(Parameter parameter, @Nullable Struct root) {
    return parameter.index() < 0 || root == null ? null : root.get(parameter.index());
  }

  private Diagnostic mismatch(Parameter parameter, Value own, Value given, Locations locations) {
    String id = parameter.id();
    var type = schema.root().field(id).type();
    ValueFormatter values = new ValueFormatter(schema);
    String message =
        "%s of this text is %s, but %s is given"
            .formatted(id, values.of(type, own), values.of(type, given));
    String help = "change the text to use another value";
    Location at = locations.locate(Path.ROOT.field(id));
    return Diagnostic.error("parameter-mismatch", at, message, help);
  }
}
