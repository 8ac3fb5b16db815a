package dev.diptych.cli.session;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The version of the build. */
public final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() throws IOException {
    return new String[] {text()};
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
   * The version alone.
   *
   * @throws IOException if the build is damaged
   */
  public static String number() throws IOException {
    Properties properties = new Properties();
    try (InputStream in =
        Version.class.getResourceAsStream("/dev/diptych/cli/version.properties")) {
      properties.load(in);
    }
    return properties.getProperty("version");
  }
}
