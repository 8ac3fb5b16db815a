# bad-spec: not YAML
meta: {id: [
