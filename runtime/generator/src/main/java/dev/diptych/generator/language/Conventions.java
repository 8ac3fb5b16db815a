package dev.diptych.generator.language;

import dev.diptych.compiler.schema.name.TextNames;
import dev.diptych.generator.language.NamedType.Kind;
import dev.diptych.generator.language.NamedType.Named;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * How the Kaitai Struct compiler derives names of a language from ids, and which it cannot use.
 *
 * @param language the language
 * @param words ids that no member may have
 * @param callable ids that no parameter may have, and no instance where it is a variable
 * @param labels ids that no member of an enumeration may have
 * @param types names that no type and no enumeration may have
 * @param shared whether members share the names of types
 */
record Conventions(
    Language language,
    Set<String> words,
    Set<String> callable,
    Set<String> labels,
    Set<String> types,
    boolean shared) {
  private static final Set<String> RAW = Set.of("size", "size-eos", "terminator", "process");

  private static final Conventions CPP =
      new Conventions(
          Language.CPP,
          set(
              "alignas alignof and and_eq asm auto bitand bitor bool break case catch char char16_t"
                  + " char32_t class compl const const_cast constexpr continue decltype default"
                  + " delete do double dynamic_cast else enum explicit export extern false float for"
                  + " friend goto if inline int int8_t int16_t int32_t int64_t long mutable"
                  + " namespace new noexcept not not_eq nullptr operator or or_eq private protected"
                  + " public register reinterpret_cast return short signed sizeof static"
                  + " static_assert static_cast std struct switch template this thread_local throw"
                  + " true try typedef typeid typename uint8_t uint16_t uint32_t uint64_t union"
                  + " unsigned using virtual void volatile wchar_t while xor xor_eq kaitai"),
          Set.of(),
          Set.of(),
          set("int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t size_t wchar_t"),
          true);

  private static final Conventions CSHARP =
      new Conventions(
          Language.CSHARP,
          set("convert read system"),
          Set.of(),
          Set.of(),
          set(
              "Convert Equals GetHashCode GetType Kaitai KaitaiStream KaitaiStruct List Math System"),
          true);

  private static final Set<String> GO_WORDS =
      set(
          "break case chan const continue default defer else fallthrough for func go goto if import"
              + " interface map package range return select struct switch type var");

  private static final Conventions GO =
      new Conventions(
          Language.GO,
          set("read"),
          set(
              "bool break byte case chan const continue default defer else error fallthrough false"
                  + " float32 float64 for func go goto if import int int16 int32 int64 int8"
                  + " interface iota kaitai len make map nil package range return select string"
                  + " struct switch true type uint16 uint32 uint64 uint8 var append bytes io parent"
                  + " root this err"),
          Set.of(),
          Set.of(),
          false);

  private static final Conventions JAVA =
      new Conventions(
          Language.JAVA,
          // Keywords, and methods of every object.
          set(
              "abstract assert boolean break byte case catch char class clone const continue default"
                  + " do double else enum extends false final finalize finally float for"
                  + " get_class goto hash_code if implements import instanceof int interface long"
                  + " native new notify notify_all null package private protected public return"
                  + " short static strictfp super switch synchronized this throw throws to_string"
                  + " transient true try void volatile wait while"),
          Set.of(),
          Set.of(),
          set(
              "ArrayList Arrays Boolean Byte ByteBufferKaitaiStream Charset ConsistencyError Double"
                  + " Float HashMap IOException Integer KaitaiStream KaitaiStruct List Long Map"
                  + " Number Object Objects Override Short StandardCharsets String"),
          false);

  private static final Conventions JAVASCRIPT =
      new Conventions(
          Language.JAVASCRIPT,
          Set.of(),
          set(
              "arguments await break case catch class const continue debugger default delete do"
                  + " else enum eval export extends false finally for function if implements import"
                  + " in instanceof interface let new null package private protected public return"
                  + " static super switch this throw true try typeof var void while with yield"),
          Set.of(),
          set("KaitaiStream Math Number Object Uint8Array"),
          false);

  private static final Conventions LUA =
      new Conventions(
          Language.LUA,
          set(
              "and break do else elseif end false for function goto if in local nil not or repeat"
                  + " return then true until while"),
          set("self io parent root"),
          set(
              "and break do else elseif end false for function goto if in local nil not or repeat"
                  + " return then true until while"),
          set("KaitaiStream KaitaiStruct"),
          false);

  private static final Set<String> PYTHON_WORDS =
      set(
          "and as assert async await break class continue def del elif else except finally for from"
              + " global if import in is lambda nonlocal not or pass raise return try while with"
              + " yield");

  private static final Conventions PYTHON =
      new Conventions(
          Language.PYTHON,
          PYTHON_WORDS,
          set("self"),
          union(PYTHON_WORDS, set("mro")),
          set("BytesIO Exception False IntEnum KaitaiStream KaitaiStruct None True"),
          false);

  private static final Conventions RUST =
      new Conventions(
          Language.RUST,
          set(
              "abstract as async await become box break const continue crate do dyn else enum"
                  + " extern false final fn for gen if impl in let loop macro match mod move mut"
                  + " override priv pub read ref return self static struct super trait true try"
                  + " type typeof unsafe unsized use virtual where while yield"),
          Set.of(),
          set("self unknown"),
          Set.of(),
          false);

  /** Those of {@code language}; null if they are not known. */
  static @Nullable Conventions of(Language language) {
    return switch (language) {
      case CPP -> CPP;
      case CSHARP -> CSHARP;
      case GO -> GO;
      case JAVA -> JAVA;
      case JAVASCRIPT -> JAVASCRIPT;
      case LUA -> LUA;
      case PYTHON -> PYTHON;
      case RUST -> RUST;
      case CONSTRUCT, GRAPHVIZ, HTML, NIM, PERL, PHP, RUBY -> null;
    };
  }

  /** Whether no member of {@code kind} may be called {@code id}. */
  boolean isReserved(Kind kind, String id) {
    return switch (kind) {
      case LABEL -> labels.contains(id);
      case TYPE, ENUM -> types.contains(type(id));
      case FIELD -> words.contains(id);
      case PARAMETER, INSTANCE -> words.contains(id) || callable.contains(id);
    };
  }

  /** The name of the class of a type, and of an enumeration. */
  String type(String id) {
    return language == Language.CPP ? id + "_t" : TextNames.camel(id);
  }

  /** The name of a member where it conflicts with others. */
  String member(String id) {
    return switch (language) {
      case CSHARP, GO, JAVA, JAVASCRIPT -> TextNames.camel(id);
      default -> id;
    };
  }

  /** The name of a member of an enumeration, as far as it is distinct in its scope. */
  String label(String enumeration, String id) {
    return switch (language) {
      case CSHARP, GO, RUST -> TextNames.camel(id);
      case CPP -> (enumeration + "_" + id).toUpperCase(Locale.ROOT);
      default -> id;
    };
  }

  /** Whether a file of the name {@code id} cannot be imported. */
  boolean isModuleWord(String id) {
    return (language == Language.PYTHON || language == Language.RUST) && words.contains(id);
  }

  /** Whether no part of a package can be called {@code word}. */
  boolean isPackageWord(String word) {
    return switch (language) {
      case CPP, JAVA, PYTHON -> words.contains(word);
      case GO -> GO_WORDS.contains(word);
      default -> false;
    };
  }

  /** Whether classes are nested as types are, so that inner ones hide outer ones. */
  boolean nests() {
    return switch (language) {
      case CPP, CSHARP, JAVA -> true;
      default -> false;
    };
  }

  /** Whether a member with {@code definition} is a type, too: a choice of types is one in Rust. */
  boolean typesOf(Map<String, Object> definition) {
    return language == Language.RUST && definition.get("type") instanceof Map<?, ?>;
  }

  /** The names of helpers of {@code member} that other members can have. */
  List<String> derived(Named member, Map<String, Object> definition) {
    boolean instance = member.kind() == Kind.INSTANCE;
    boolean optional = definition.containsKey("if") || definition.get("type") instanceof Map<?, ?>;
    boolean raw = RAW.stream().anyMatch(definition::containsKey) && definition.containsKey("type");
    List<String> names = new ArrayList<>();
    if (language == Language.CPP) {
      names.add("m_" + member.id());
      names.addAll(optional ? List.of("n_" + member.id()) : List.of());
    }
    if (language == Language.RUST && raw) {
      names.add(member.id() + "_raw");
    }
    if ((language == Language.RUST || language == Language.CPP) && instance) {
      names.add("f_" + member.id());
    }
    return names;
  }

  private static Set<String> set(String words) {
    return Set.copyOf(Arrays.asList(words.split(" ", -1)));
  }

  private static Set<String> union(Set<String> one, Set<String> other) {
    Set<String> all = new TreeSet<>(one);
    all.addAll(other);
    return Set.copyOf(all);
  }
}
