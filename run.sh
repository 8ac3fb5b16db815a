CP=$(find ~/.m2/repository/io/kaitai ~/.m2/repository/org/scala-lang ~/.m2/repository/com/lihaoyi ~/.m2/repository/com/github/scopt ~/.m2/repository/org/yaml/snakeyaml ~/.m2/repository/org/scala-lang/modules -name '*.jar' | tr '\n' ':')
java -cp "$CP" io.kaitai.struct.JavaMain -t java --read-write --read-pos -d out "$@"
