package dev.diptych.animation.authoring.expect;

import dev.diptych.animation.authoring.space.PlaceException;
import dev.diptych.animation.authoring.space.PropReader;
import dev.diptych.animation.authoring.space.Space;
import dev.diptych.animation.authoring.space.Stage;
import dev.diptych.animation.authoring.track.Arguments;
import dev.diptych.animation.authoring.track.KeyRows;
import dev.diptych.animation.authoring.track.Tolerances;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.authoring.ExpansionContext;
import dev.diptych.authoring.evaluate.Report;
import dev.diptych.authoring.section.Section;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.family.scene.Scene;
import dev.diptych.family.scene.Scenery;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Diagnostics;
import dev.diptych.model.diagnostic.DocumentCheck;
import dev.diptych.model.diagnostic.Severity;
import dev.diptych.model.document.Document;
import dev.diptych.model.schema.Unit;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The expectations of a text, with its props and with what its rows move. */
public final class SceneCheck implements DocumentCheck, Scenery {
  private final Section scene;
  private final List<MovedPoint> moved;
  private final ExpansionContext context;

  /** How exactly the document was sampled; null if it was not. */
  private final @Nullable Tolerances tolerances;

  private SceneCheck(
      Section scene,
      List<MovedPoint> moved,
      ExpansionContext context,
      @Nullable Tolerances tolerances) {
    this.scene = scene;
    this.moved = moved;
    this.context = context;
    this.tolerances = tolerances;
  }

  /** A document that is played, with the props and expectations of the text. */
  private record Staged(
      Report report,
      KeyRows rows,
      Stage stage,
      PlayedActors actors,
      Playback playback,
      List<Expectation> expectations) {}

  /**
   * The check of a text; none if it has no props and expectations, and all is in the world.
   *
   * @param isOwn whether the document is what the text compiles to
   */
  public static List<DocumentCheck> of(Section root, ExpansionContext context, boolean isOwn) {
    Section scene = new Section(root.origin(), "", null, root.layout());
    root.sections()
        .filter(each -> List.of(ExpectationReader.WORD, PropReader.WORD).contains(each.name()))
        .forEach(scene::add);
    return scene.entries().isEmpty() && !MovedPoint.isInSpace(root)
        ? List.of()
        : List.of(
            new SceneCheck(
                scene, MovedPoint.of(root), context, isOwn ? tolerances(root, context) : null));
  }

  private static Tolerances tolerances(Section root, ExpansionContext context) {
    ExpansionContext silent = context.reportingTo(new Report());
    return Tolerances.of(root, new Arguments(silent, Unit.METRE, Float.MAX_VALUE));
  }

  @Override
  public List<Diagnostic> check(Document document) {
    if (scene.section(ExpectationReader.WORD).isEmpty()) {
      return List.of();
    }
    Staged staged = staged(document);
    Diagnostics found = errors(staged);
    if (!staged.report().hasErrors()) {
      staged.expectations().forEach(each -> found.addAll(check(each, staged.playback())));
      if (tolerances != null) {
        SamplingNotes notes = new SamplingNotes(scene, context, tolerances);
        found.addAll(notes.notes(staged.expectations(), staged.actors(), staged.playback()));
      }
    }
    return found.summary(name());
  }

  private String name() {
    return scene.origin().at().name();
  }

  private Staged staged(Document document) {
    InputAnimation animation = InputAnimation.require(document);
    Report report = new Report();
    KeyRows rows = rows(report);
    PlayedActors actors = new PlayedActors(animation);
    Stage stage = new Stage(rows.arguments(), actors);
    PropReader props = PropReader.declare(scene, rows, stage);
    props.read();
    List<Expectation> expectations = new ExpectationReader(rows.arguments(), stage).read(scene);
    Playback playback = new Playback(animation, actors, stage);
    return new Staged(report, rows, stage, actors, playback, expectations);
  }

  /** The errors of props and expectations: the expansion of the text has the same warnings. */
  private Diagnostics errors(Staged staged) {
    Diagnostics found = new Diagnostics();
    staged.report().summary(name()).stream().filter(Diagnostic::isError).forEach(found::add);
    return found;
  }

  private KeyRows rows(Report report) {
    return new KeyRows(new Arguments(context.reportingTo(report), Unit.METRE, Float.MAX_VALUE));
  }

  private static List<Diagnostic> check(Expectation expectation, Playback playback) {
    try {
      return expectation.check(expectation.judge(playback), playback).stream().toList();
    } catch (PlaceException e) {
      return List.of(error(e, expectation.origin()));
    }
  }

  private static Diagnostic error(PlaceException e, Origin otherwise) {
    Origin origin = e.row() == null ? otherwise : e.row().origin();
    String message = String.valueOf(e.getMessage());
    Diagnostic error = Diagnostic.error(e.code(), origin.at(), message, e.help());
    return error.at(origin.at(), origin.notes());
  }

  @Override
  public Furnished around(Scene played, Document document) {
    if (!InputAnimation.isIn(document.schema().format())) {
      return new Furnished(played, List.of());
    }
    Staged staged = staged(document);
    SceneDrawing drawing = new SceneDrawing(played, staged.playback());
    Diagnostics found = errors(staged);
    staged.stage().props().forEach(prop -> draw(() -> drawing.add(prop), prop.origin(), found));
    for (MovedPoint each : moved) {
      Space space = staged.stage().find(each.name());
      if (space != null) {
        // The mistakes in these rows are those of the text, which have been reported.
        List<Double> times = each.times(rows(new Report()));
        Origin origin = each.rows().origin();
        draw(() -> drawing.add(each, space, times, origin), origin, found);
      }
    }
    for (Expectation each : staged.expectations()) {
      Runnable step =
          () -> {
            Expectation.Judged judged = each.judge(staged.playback());
            found.addAll(each.check(judged, staged.playback()).stream().toList());
            drawing.add(each, judged);
          };
      draw(step, each.origin(), found);
    }
    return new Furnished(drawing.drawn(), warnings(found.summary(name())));
  }

  private static void draw(Runnable step, Origin origin, Diagnostics found) {
    try {
      step.run();
    } catch (PlaceException e) {
      found.addAll(List.of(error(e, origin)));
    }
  }

  /** What is drawn is accepted, whatever it does not fulfil. */
  private static List<Diagnostic> warnings(List<Diagnostic> found) {
    List<Diagnostic> warnings = new ArrayList<>();
    for (Diagnostic each : found) {
      warnings.add(each.isError() ? each.with(Severity.WARNING, each.notes()) : each);
    }
    return warnings;
  }
}
