package dev.diptych.cli.session;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import java.util.regex.Pattern;
import picocli.CommandLine.IVersionProvider;

/** The version of the build. */
public final class Version implements IVersionProvider {
  /** What git calls a commit; a build outside of a repository has none. */
  private static final Pattern COMMIT = Pattern.compile("[0-9a-f]{7,40}(-dirty)?");

  @Override
  public String[] getVersion() throws IOException {
    return new String[] {described()};
  }

  /**
   * The name and version of the program.
   *
   * @throws IOException if the build is damaged
   */
  public static String text() throws IOException {
    return "diptych " + number();
  }

  /**
   * The same with the commit of the build and the version of the Java that runs it.
   *
   * @throws IOException if the build is damaged
   */
  public static String described() throws IOException {
    String commit = commit();
    String from = commit.isEmpty() ? "" : "commit " + commit + ", ";
    return text() + " (" + from + "Java " + System.getProperty("java.version") + ")";
  }

  /**
   * The version alone.
   *
   * @throws IOException if the build is damaged
   */
  public static String number() throws IOException {
    return properties().getProperty("version");
  }

  /**
   * The commit of the build, or an empty text.
   *
   * @throws IOException if the build is damaged
   */
  public static String commit() throws IOException {
    String commit = properties().getProperty("commit", "");
    return COMMIT.matcher(commit).matches() ? commit : "";
  }

  private static Properties properties() throws IOException {
    Properties properties = new Properties();
    try (InputStream in =
        Version.class.getResourceAsStream("/dev/diptych/cli/version.properties")) {
      properties.load(in);
    }
    return properties;
  }
}
