# bad-spec nothing.ksy
