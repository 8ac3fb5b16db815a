package dev.diptych.conformance.oracle;

import dev.diptych.ksy.Modules;
import dev.diptych.ksy.SpecException;
import dev.diptych.ksy.Yaml;
import dev.diptych.second.FieldKeys;
import dev.diptych.second.Framing;
import dev.diptych.second.PlainNames;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** What the author of a spec wrote. */
public final class SpecKeys implements FieldKeys {
  private final Modules modules;

  /** Reads a spec and its imports. */
  public SpecKeys(Path ksy, List<Path> imports) throws SpecException, IOException {
    this.modules = Modules.load(ksy, imports);
  }

  /** The id of the spec. */
  public String id() {
    return modules.root().name();
  }

  @Override
  public Framing framing(String struct, String id, String encoding) {
    Map<String, Object> type = type(struct);
    Map<String, Object> keys =
        Yaml.maps(type, "seq").stream()
            .filter(field -> id.equals(field.get("id")))
            .findFirst()
            .orElseGet(() -> Yaml.map(Yaml.map(type, "instances"), id));
    return Framing.of(keys, encoding);
  }

  @Override
  public boolean isParameter(String struct, String member) {
    return Yaml.maps(type(struct), "params").stream()
        .anyMatch(each -> PlainNames.member(String.valueOf(each.get("id"))).equals(member));
  }

  private Map<String, Object> type(String struct) {
    List<String> names = Arrays.asList(struct.split("::"));
    List<String> path = new ArrayList<>();
    names.subList(1, names.size()).forEach(name -> path.addAll(List.of("types", name)));
    return modules.all().get(names.get(0)).map(path);
  }
}
