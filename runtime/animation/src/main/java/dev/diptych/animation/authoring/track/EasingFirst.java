package dev.diptych.animation.authoring.track;

import dev.diptych.authoring.section.Entry;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Evaluated;
import dev.diptych.model.diagnostic.Replacement;
import java.util.List;

/**
 * Reports an easing that is written before a point, as if it took that in parentheses: {@code 1s
 * ease-in (0 0 1cm) in Button}.
 *
 * @param arguments receives errors
 */
record EasingFirst(Arguments arguments) {
  /** Reports it; the point is added to {@code rest}, and the easing returned. */
  Evaluated report(Value.Call call, Entry.Row row, List<Evaluated> rest) {
    String name = call.name();
    Origin last = row.arguments().get(row.arguments().size() - 1).origin();
    Origin written = call.origin().to(last);
    String values = written.text().substring(name.length()).strip();
    String better = values + " " + name;
    rest.add(new Value.Tuple(call.origin(), List.copyOf(Arguments.flat(call))));
    arguments.fixable(
        call.origin(),
        "an easing is written at the end of its row",
        new Replacement(written.text(), better),
        "write " + better);
    return new Value.Word(call.origin(), name);
  }
}
