package dev.diptych.ksy;

import dev.diptych.ir.Place;
import dev.diptych.ksy.YamlNode.Entry;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds the locations of nodes in a {@code .ksy}.
 *
 * @param root the root node of its YAML
 */
record KsyLocations(Source source, YamlMarks marks, YamlNode root) {
  /**
   * The place of a key or an element.
   *
   * @param path keys and indices from the top, such as {@code seq}, {@code 2}, {@code type}; where
   *     the end of the path is absent, the last part that is present counts, and where all of it is
   *     absent, the id of the spec
   */
  Location at(List<String> path) {
    YamlNode.Extent at = new Walk(root).follow(path);
    if (at == null) {
      at = new Walk(root).follow(List.of("meta", "id"));
    }
    return new Location.InText(source, marks.firstLine(at == null ? root.at() : at));
  }

  /** The location of the characters of {@code place}; of its node where it is no scalar. */
  Location at(Place place) {
    YamlNode.Scalar scalar = new Walk(root).scalar(place);
    if (scalar == null) {
      return at(place.origin().path());
    }
    int[] offsets = ScalarText.offsets(marks.characters(), scalar);
    int last = offsets.length - 1;
    int start = offsets[Math.min(place.start(), last)];
    int end = Math.max(start, offsets[Math.min(place.end(), last)]);
    return new Location.InText(source, marks.firstLine(new YamlNode.Extent(start, end)));
  }

  /** Follows a path from the top of a file. */
  private static final class Walk {
    private YamlNode at;
    private YamlNode.@Nullable Extent last;
    private YamlNode.@Nullable Scalar key;

    Walk(YamlNode root) {
      this.at = root;
    }

    YamlNode.@Nullable Extent follow(List<String> path) {
      for (String step : path) {
        if (!enter(step)) {
          return last;
        }
      }
      boolean present = at instanceof YamlNode.Scalar scalar && !scalar.isNull();
      return present && last != null ? at.at() : last;
    }

    /** The scalar that is the node at {@code place} or its key; null where it is none. */
    YamlNode.@Nullable Scalar scalar(Place place) {
      for (String step : place.origin().path()) {
        if (!enter(step)) {
          return null;
        }
      }
      return place.key() ? key : at instanceof YamlNode.Scalar found ? found : null;
    }

    /** Goes on to the value under a key, whose place is then that of its key, or to an element. */
    private boolean enter(String step) {
      key = null;
      if (at instanceof YamlNode.Mapping map) {
        for (Entry entry : map.entries()) {
          if (entry.key().isStep(step)) {
            key = entry.key();
            last = entry.key().at();
            at = entry.value();
            return true;
          }
        }
      } else if (at instanceof YamlNode.Sequence list) {
        int index = KsyModule.index(step, list.elements().size());
        if (index >= 0) {
          at = list.elements().get(index);
          last = at.at();
          return true;
        }
      }
      return false;
    }
  }
}
