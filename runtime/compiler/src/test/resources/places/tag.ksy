# bad-spec tag.ksy:3:6 !foo bar
meta: {id: tag}
doc: !foo bar
