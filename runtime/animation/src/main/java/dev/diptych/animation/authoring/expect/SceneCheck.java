package dev.diptych.animation.authoring.expect;

import dev.diptych.animation.authoring.space.PlaceException;
import dev.diptych.animation.authoring.space.PropReader;
import dev.diptych.animation.authoring.space.Stage;
import dev.diptych.animation.authoring.track.Arguments;
import dev.diptych.animation.authoring.track.KeyRows;
import dev.diptych.animation.authoring.track.Tolerances;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.authoring.ExpansionContext;
import dev.diptych.authoring.evaluate.Report;
import dev.diptych.authoring.section.Section;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Diagnostics;
import dev.diptych.model.diagnostic.DocumentCheck;
import dev.diptych.model.document.Document;
import dev.diptych.model.schema.Unit;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The expectations of a text, with its props. */
public final class SceneCheck implements DocumentCheck {
  private final Section scene;
  private final ExpansionContext context;

  /** How exactly the document was sampled; null if it was not. */
  private final @Nullable Tolerances tolerances;

  private SceneCheck(Section scene, ExpansionContext context, @Nullable Tolerances tolerances) {
    this.scene = scene;
    this.context = context;
    this.tolerances = tolerances;
  }

  /**
   * The check of a text; none if it expects nothing.
   *
   * @param isOwn whether the document is what the text compiles to
   */
  public static List<DocumentCheck> of(Section root, ExpansionContext context, boolean isOwn) {
    Section scene = new Section(root.origin(), "", null, root.layout());
    root.sections()
        .filter(each -> List.of(ExpectationReader.WORD, PropReader.WORD).contains(each.name()))
        .forEach(scene::add);
    return root.section(ExpectationReader.WORD).isPresent()
        ? List.of(new SceneCheck(scene, context, isOwn ? tolerances(root, context) : null))
        : List.of();
  }

  private static Tolerances tolerances(Section root, ExpansionContext context) {
    ExpansionContext silent = context.reportingTo(new Report());
    return Tolerances.of(root, new Arguments(silent, Unit.METRE, Float.MAX_VALUE));
  }

  @Override
  public List<Diagnostic> check(Document document) {
    InputAnimation animation = InputAnimation.require(document);
    Report report = new Report();
    Arguments arguments = new Arguments(context.reportingTo(report), Unit.METRE, Float.MAX_VALUE);
    PlayedActors actors = new PlayedActors(animation);
    Stage stage = new Stage(arguments, actors);
    PropReader props = PropReader.declare(scene, new KeyRows(arguments), stage);
    props.read();
    List<Expectation> expectations = new ExpectationReader(arguments, stage).read(scene);
    Diagnostics found = new Diagnostics();
    // The expansion of the text has the same warnings.
    report.summary(scene.origin().at().name()).stream()
        .filter(Diagnostic::isError)
        .forEach(found::add);
    if (!report.hasErrors()) {
      Playback playback = new Playback(animation, actors, stage);
      expectations.forEach(each -> found.addAll(check(each, playback)));
      if (tolerances != null) {
        found.addAll(
            new SamplingNotes(scene, context, tolerances).notes(expectations, actors, playback));
      }
    }
    return found.summary(scene.origin().at().name());
  }

  private static List<Diagnostic> check(Expectation expectation, Playback playback) {
    try {
      return expectation.check(playback).stream().toList();
    } catch (PlaceException e) {
      Origin origin = e.row() == null ? expectation.origin() : e.row().origin();
      String message = String.valueOf(e.getMessage());
      Diagnostic error = Diagnostic.error(e.code(), origin.at(), message, e.help());
      return List.of(error.at(origin.at(), origin.notes()));
    }
  }
}
