# bad-spec parts/no_yaml.ksy:2:1
meta:
  id: import_no_yaml
  imports: [parts/no_yaml]
