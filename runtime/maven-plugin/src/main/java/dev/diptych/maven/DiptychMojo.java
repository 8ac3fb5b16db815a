package dev.diptych.maven;

import dev.diptych.DiptychException;
import dev.diptych.model.document.Nesting;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;
import org.jspecify.annotations.Nullable;

/** What all goals have in common. */
abstract class DiptychMojo extends AbstractMojo {
  /** Whether to skip this goal. */
  @Parameter(property = "diptych.skip", defaultValue = "false")
  private boolean skip;

  @Parameter(defaultValue = "${project}", readonly = true, required = true)
  private MavenProject project;

  @Parameter(defaultValue = "${mojoExecution}", readonly = true, required = true)
  private MojoExecution execution;

  /** Does the work; errors are shown, not thrown. Returns a summary for the log. */
  abstract String run(Messages messages) throws IOException;

  @Override
  public final void execute() throws MojoExecutionException, MojoFailureException {
    if (skip) {
      getLog().info("skipped");
      return;
    }
    Messages messages = new Messages(getLog());
    try {
      String summary = onLargeStack(messages);
      if (messages.errors() == 0) {
        getLog().info(summary);
      }
    } catch (IOException | UncheckedIOException e) {
      throw new MojoExecutionException(String.valueOf(e.getMessage()));
    } catch (IllegalArgumentException e) {
      throw new MojoExecutionException("invalid parameter: " + e.getMessage());
    } catch (DiptychException e) {
      messages.show(e.diagnostics());
    }
    if (messages.errors() > 0) {
      throw new MojoFailureException(count(messages.errors(), "error"));
    }
  }

  /** Runs the engine with a stack for the deepest nesting. */
  private String onLargeStack(Messages messages) throws IOException {
    FutureTask<String> task = new FutureTask<>(() -> run(messages));
    Thread thread = new Thread(null, task, "diptych", Nesting.STACK_SIZE);
    thread.start();
    try {
      return task.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof IOException failure) {
        throw failure;
      }
      if (e.getCause() instanceof RuntimeException bug) {
        throw bug;
      }
      throw new IllegalStateException(e.getCause());
    }
  }

  /** The project of this build. */
  final MavenProject project() {
    return project;
  }

  /** Where this execution of this goal keeps {@code name} between builds. */
  final Path state(String name) {
    String file = execution.getGoal() + "-" + execution.getExecutionId() + "-" + name;
    return Path.of(project.getBuild().getDirectory(), "diptych-state", file);
  }

  /** The version of this plugin, a part of all inputs. */
  final String version() {
    return execution.getVersion();
  }

  /** {@code count} and its unit, such as {@code 2 errors}. */
  static String count(int count, String unit) {
    return count + " " + unit + (count == 1 ? "" : "s");
  }

  /** {@code list}, or an empty one for a parameter that is not set. */
  static <T> List<T> orEmpty(@Nullable List<T> list) {
    return list == null ? List.of() : list;
  }
}
