package dev.diptych.cli.diff;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Severity;
import dev.diptych.spectools.diff.change.FileExample;
import dev.diptych.spectools.diff.change.SpecDifference;
import dev.diptych.spectools.diff.change.Trial;
import java.util.ArrayList;
import java.util.List;

/**
 * The differences between two specs that are not accepted, with the verdicts.
 *
 * @param oldName the name of the old spec
 * @param newName the name of the new spec
 * @param question which files must stay readable
 * @param differences the differences
 * @param accepted the number of accepted differences, which do not count
 * @param trials the trials of the verdicts
 */
public record DiffReport(
    String oldName,
    String newName,
    DiffQuestion question,
    List<SpecDifference> differences,
    int accepted,
    List<Trial> trials) {
  /** Keeps its own copies. */
  public DiffReport {
    differences = List.copyOf(differences);
    trials = List.copyOf(trials);
  }

  /** Whether files that must stay readable do not. */
  public boolean breaks() {
    return differences.stream().anyMatch(question::isBrokenBy);
  }

  /** The differences that break files that must stay readable. */
  public List<SpecDifference> breaking() {
    return differences.stream().filter(question::isBrokenBy).toList();
  }

  /** The verdict that {@code trial} is about. */
  Verdict verdict(Trial trial) {
    long breaking =
        differences.stream()
            .filter(each -> each.in(trial.direction()).breaks(trial.face()))
            .count();
    return new Verdict(trial, breaking);
  }

  /** The verdicts for both directions and faces. */
  List<Verdict> verdicts() {
    return trials.stream().map(this::verdict).toList();
  }

  /** The examples for verdicts that are breaking and asked for, in the order of the verdicts. */
  public List<FileExample> examples() {
    List<FileExample> examples = new ArrayList<>();
    for (Verdict verdict : verdicts()) {
      Trial trial = verdict.trial();
      if (verdict.breaking() > 0 && question.asks(trial.direction(), trial.face())) {
        examples.addAll(trial.examples());
      }
    }
    return examples;
  }

  /** The numbers, from 1, of the examples that show {@code difference}. */
  List<Integer> shownBy(SpecDifference difference) {
    List<Integer> numbers = new ArrayList<>();
    List<FileExample> examples = examples();
    for (int i = 0; i < examples.size(); i++) {
      if (examples.get(i).shows().contains(difference.code() + " " + difference.path())) {
        numbers.add(i + 1);
      }
    }
    return numbers;
  }

  /** A diagnostic for each difference: an error if it breaks files that must stay readable. */
  public List<Diagnostic> diagnostics() {
    return differences.stream().map(this::diagnostic).toList();
  }

  private Diagnostic diagnostic(SpecDifference difference) {
    Severity severity = question.isBrokenBy(difference) ? Severity.ERROR : Severity.NOTE;
    return new Diagnostic(
        severity,
        difference.code(),
        difference.at(),
        difference.path() + ": " + difference.message(),
        List.of(effect(difference)));
  }

  /** What {@code difference} breaks, and which examples show it. */
  private String effect(SpecDifference difference) {
    String effect =
        "backward: " + difference.backward().words() + "; forward: " + difference.forward().words();
    List<Integer> examples = shownBy(difference);
    if (!examples.isEmpty()) {
      return effect + "; see " + TextReport.numbered(examples);
    }
    return question.isBrokenBy(difference) ? effect + "; no example found for it alone" : effect;
  }
}
