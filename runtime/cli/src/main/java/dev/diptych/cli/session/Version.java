package dev.diptych.cli.session;

import java.io.IOException;
import java.io.InputStream;
import java.util.HexFormat;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The version of the build. */
public final class Version implements IVersionProvider {
  private static final String DIRTY = "-dirty";
  private static final int MIN_COMMIT = 7;
  private static final int MAX_COMMIT = 40;

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
    return isCommit(commit) ? commit : "";
  }

  /** Whether {@code text} is what git calls a commit; a build outside of a repository has none. */
  private static boolean isCommit(String text) {
    String digits = text.endsWith(DIRTY) ? text.substring(0, text.length() - DIRTY.length()) : text;
    for (int i = 0; i < digits.length(); i++) {
      if (!HexFormat.isHexDigit(digits.charAt(i))) {
        return false;
      }
    }
    return digits.length() >= MIN_COMMIT && digits.length() <= MAX_COMMIT;
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
