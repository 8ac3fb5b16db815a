package dev.diptych.cli.session;

import dev.diptych.model.diagnostic.Location;
import dev.diptych.twin.GivenParameter;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** The option {@code --param}, for {@code @Mixin}. */
public final class ParameterOption {
  static final String NAME = "--param";

  @Option(
      names = NAME,
      paramLabel = "NAME=VALUE",
      description =
          "The value of a parameter of the spec's root type; may be repeated. An integer, decimal"
              + " or as 0x…, a float, true or false, a name of an enum, a string, or bytes as hex.")
  private List<String> arguments = List.of();

  /**
   * The values.
   *
   * @throws UsageException if one has no name
   */
  public List<GivenParameter> given() {
    List<GivenParameter> given = new ArrayList<>();
    for (String each : arguments) {
      int equal = each.indexOf('=');
      if (equal <= 0) {
        throw new UsageException(NAME + " requires NAME=VALUE, not '" + each + "'");
      }
      String name = each.substring(0, equal);
      Location at = new Location.Whole(NAME + " " + name);
      given.add(new GivenParameter(null, name, each.substring(equal + 1), at));
    }
    return given;
  }
}
