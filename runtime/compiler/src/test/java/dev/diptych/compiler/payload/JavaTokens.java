package dev.diptych.compiler.payload;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import javax.lang.model.element.Name;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * What Java's own parser finds in sources: which words are names, and which code runs when a class
 * is initialised.
 *
 * @param names every identifier
 * @param initialisers how many blocks stand right in a class
 */
record JavaTokens(List<String> names, int initialisers) {
  private static final Pattern LITERAL =
      Pattern.compile("\"(?:[^\"\\\\\\n]|\\\\[^u\\n]|\\\\u\\w{4})*\"");
  private static final Pattern OUTSIDE = Pattern.compile("/\\*|//|\\\\|[^\\n -~]");

  /** What is in {@code sources}, contents by file name. */
  static JavaTokens of(Map<String, String> sources) throws IOException {
    List<JavaFileObject> units = new ArrayList<>();
    sources.forEach((name, text) -> units.add(unit(name, text)));
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    JavacTask task =
        (JavacTask) compiler.getTask(null, null, problem -> {}, List.of("-proc:none"), null, units);
    Scanner scanner = new Scanner();
    for (CompilationUnitTree tree : task.parse()) {
      scanner.scan(tree, null);
    }
    return new JavaTokens(scanner.names, scanner.initialisers);
  }

  /** The characters of {@code source}, outside of literals, that only escapes and comments need. */
  static List<String> odd(String source) {
    String code = LITERAL.matcher(source.substring(source.indexOf('\n'))).replaceAll("\"\"");
    return OUTSIDE.matcher(code).results().map(found -> found.group()).toList();
  }

  private static JavaFileObject unit(String name, String text) {
    return new SimpleJavaFileObject(URI.create("memory:///" + name), JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return text;
      }
    };
  }

  private static final class Scanner extends TreeScanner<Void, Void> {
    private final List<String> names = new ArrayList<>();
    private int initialisers;

    private void add(Name name) {
      names.add(name.toString());
    }

    @Override
    public Void visitIdentifier(IdentifierTree tree, Void nothing) {
      add(tree.getName());
      return super.visitIdentifier(tree, null);
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree tree, Void nothing) {
      add(tree.getIdentifier());
      return super.visitMemberSelect(tree, null);
    }

    @Override
    public Void visitVariable(VariableTree tree, Void nothing) {
      add(tree.getName());
      return super.visitVariable(tree, null);
    }

    @Override
    public Void visitMethod(MethodTree tree, Void nothing) {
      add(tree.getName());
      return super.visitMethod(tree, null);
    }

    @Override
    public Void visitLabeledStatement(LabeledStatementTree tree, Void nothing) {
      add(tree.getLabel());
      return super.visitLabeledStatement(tree, null);
    }

    @Override
    public Void visitClass(ClassTree tree, Void nothing) {
      add(tree.getSimpleName());
      for (Tree member : tree.getMembers()) {
        initialisers += member instanceof BlockTree ? 1 : 0;
      }
      return super.visitClass(tree, null);
    }
  }
}
