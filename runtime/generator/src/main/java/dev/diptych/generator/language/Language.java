package dev.diptych.generator.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The targets of the Kaitai Struct compiler: programming languages, and diagrams of a spec. */
public enum Language {
  /** Python declarations for the Construct library. */
  CONSTRUCT,
  /** C++ from C++11 on, with its standard library. */
  CPP,
  /** C#. */
  CSHARP,
  GO,
  /** A diagram for Graphviz. */
  GRAPHVIZ,
  /** An HTML page. */
  HTML,
  JAVA,
  /** JavaScript. */
  JAVASCRIPT,
  LUA,
  NIM,
  PERL,
  PHP,
  PYTHON,
  RUBY,
  RUST;

  /** Its name, and its folder where several languages are generated. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Its name for the compiler. */
  public String target() {
    return this == CPP ? "cpp_stl" : id();
  }

  /** Whether its code can write, and not only read. */
  boolean canWrite() {
    return this == JAVA || this == PYTHON;
  }

  /**
   * The compiler's options for code in {@code wanted}.
   *
   * @param module the name of the spec, which is the default package in Go
   */
  public List<String> options(PackageName wanted, String module) {
    List<String> options = new ArrayList<>();
    if (this == CPP) {
      options.addAll(List.of("--cpp-standard", "11"));
    }
    if (this == GO) {
      options.addAll(List.of("--go-package", wanted.isEmpty() ? module : wanted.last()));
    } else if (!wanted.isEmpty()) {
      options.addAll(packageOptions(wanted));
    }
    return options;
  }

  private List<String> packageOptions(PackageName wanted) {
    return switch (this) {
      case JAVA -> List.of("--java-package", wanted.joined("."));
      case PYTHON -> List.of("--python-package", wanted.joined("."));
      case CPP -> List.of("--cpp-namespace", wanted.joined("::"));
      case CSHARP -> List.of("--dotnet-namespace", wanted.camel("."));
      case PHP -> List.of("--php-namespace", wanted.camel("\\"));
      default -> List.of();
    };
  }

  /**
   * The path of a file below the root of its sources. The compiler puts Java and Go into the
   * folders of their packages; Python requires the same.
   */
  String place(String file, PackageName wanted) {
    return this == PYTHON && !wanted.isEmpty() ? wanted.joined("/") + "/" + file : file;
  }
}
