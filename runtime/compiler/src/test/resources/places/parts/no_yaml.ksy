meta: [
