package dev.diptych.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The version of the build. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() throws IOException {
    Properties properties = new Properties();
    try (InputStream in =
        Version.class.getResourceAsStream("/dev/diptych/cli/version.properties")) {
      properties.load(in);
    }
    return new String[] {"diptych " + properties.getProperty("version")};
  }
}
